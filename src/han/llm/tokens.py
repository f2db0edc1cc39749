"""Exact prompt tokens for weights in a GGUF file: its vocabulary, merges and chat template."""

import hashlib
import json
import os
import re
import tempfile
from pathlib import Path
from typing import Any, cast

from jinja2.sandbox import ImmutableSandboxedEnvironment
from tokenizers import Regex, Tokenizer, decoders, models, pre_tokenizers

from han.errors import HanError

# llama.cpp's pattern for `tokenizer.ggml.pre = qwen2`. Unlike Hugging Face's tokenizer of these
# models it normalises nothing, and neither does this one.
_QWEN2 = (
    r"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}| ?[^\s\p{L}\p{N}]+[\r\n]*"
    r"|\s*[\r\n]+|\s+(?!\S)|\s+"
)
_CONTROL, _USER_DEFINED = 3, 4
_LAYOUT = 1
# Stand-ins for the two texts while the template is rendered: private-use characters around a word,
# so that no template can contain them by chance.
_SYSTEM, _PROMPT = "\ue000system\ue001", "\ue000prompt\ue001"


class ChatTokenizer:
    """Turns system prompt and prompt into the token ids that the engine reads.

    Special tokens come from the template alone. Text that merely looks like one, such as
    ``<|im_end|>`` in a prompt, is encoded as ordinary characters, so that no task text can end a
    turn. The system message is rendered even when it is empty: the template's own default system
    prompt never appears. Thread-safe.
    """

    def __init__(self, tokenizer: Tokenizer, template: str, special: dict[str, int]) -> None:
        """Prepares the template.

        Args:
            tokenizer: byte-level BPE without added tokens.
            template: Jinja chat template.
            special: special tokens by text.
        """
        self._tokenizer = tokenizer
        self._plan = _plan(template, special)
        self.template_digest = hashlib.sha256(template.encode()).hexdigest()

    @classmethod
    def from_gguf(cls, path: Path, digest: str) -> "ChatTokenizer":
        """Reads a GGUF file's metadata; kept beside it as JSON, for parsing takes seconds.

        Args:
            path: the weights.
            digest: their SHA-256; what was kept for other weights is not used.

        Raises:
            HanError: the file is no GGUF, or its tokenizer is of a kind not known here.
        """
        kept = path.with_name(path.name + ".tokenizer.json")
        content = _load(kept, digest)
        if content is None:
            content = _parse(path)
            _save(kept, {"layout": _LAYOUT, "weights": digest, **content})
        return cls(
            Tokenizer.from_str(content["tokenizer"]), content["template"], content["special"]
        )

    def encode(self, system: str, prompt: str) -> list[int]:
        """Token ids of one system message, one user message and the opening of the answer."""
        ids: list[int] = []
        for piece in self._plan:
            if isinstance(piece, int):
                ids.append(piece)
            else:
                text = _substitute(piece, system, prompt)
                ids += self._tokenizer.encode(text, add_special_tokens=False).ids
        return ids

    def count(self, system: str, prompt: str) -> int:
        """How many ids ``encode`` gives."""
        return len(self.encode(system, prompt))


def _plan(template: str, special: dict[str, int]) -> list[int | str]:
    environment = ImmutableSandboxedEnvironment(trim_blocks=True, lstrip_blocks=True)
    rendered = environment.from_string(template).render(
        messages=[{"role": "system", "content": _SYSTEM}, {"role": "user", "content": _PROMPT}],
        add_generation_prompt=True,
    )
    names = sorted(special, key=len, reverse=True)
    pieces = re.split("(" + "|".join(map(re.escape, names)) + ")", rendered)
    return [special.get(piece, piece) for piece in pieces if piece]


def _substitute(piece: str, system: str, prompt: str) -> str:
    # Split rather than replaced twice: the system text may itself contain the other stand-in.
    parts = re.split(f"({_SYSTEM}|{_PROMPT})", piece)
    texts = {_SYSTEM: system, _PROMPT: prompt}
    return "".join(texts.get(part, part) for part in parts)


def _parse(path: Path) -> dict[str, Any]:
    from gguf import GGUFReader  # takes long to import, and the kept file makes it needless

    try:
        fields = GGUFReader(path).fields
        kind = fields["tokenizer.ggml.model"].contents(), fields["tokenizer.ggml.pre"].contents()
        if kind != ("gpt2", "qwen2"):
            raise HanError(f"{path}: no tokenizer known here for {kind[0]}/{kind[1]}")
        tokens = cast(list[str], fields["tokenizer.ggml.tokens"].contents())
        types = cast(list[int], fields["tokenizer.ggml.token_type"].contents())
        merges = cast(list[str], fields["tokenizer.ggml.merges"].contents())
        template = cast(str, fields["tokenizer.chat_template"].contents())
    except (KeyError, ValueError) as error:
        raise HanError(f"{path} is no GGUF file with a tokenizer and a chat template") from error
    return {
        "tokenizer": _byte_level_bpe(tokens, merges).to_str(),
        "template": template,
        "special": {
            token: index
            for index, (token, kind) in enumerate(zip(tokens, types, strict=True))
            if kind in (_CONTROL, _USER_DEFINED)
        },
    }


def _byte_level_bpe(tokens: list[str], merges: list[str]) -> Tokenizer:
    pairs = [(left, right) for left, _, right in (merge.partition(" ") for merge in merges)]
    vocabulary = {token: index for index, token in enumerate(tokens)}
    tokenizer = Tokenizer(models.BPE(vocab=vocabulary, merges=pairs))
    tokenizer.pre_tokenizer = pre_tokenizers.Sequence(
        [
            pre_tokenizers.Split(Regex(_QWEN2), behavior="isolated"),
            pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=False),
        ]
    )
    tokenizer.decoder = decoders.ByteLevel()
    return tokenizer


def _load(kept: Path, digest: str) -> dict[str, Any] | None:
    try:
        content = json.loads(kept.read_text())
    except (OSError, ValueError):
        return None
    fits = content.get("layout") == _LAYOUT and content.get("weights") == digest
    return content if fits else None


def _save(kept: Path, content: dict[str, Any]) -> None:
    # Only a short cut: a folder that cannot be written to costs seconds at the next start.
    try:
        with tempfile.NamedTemporaryFile("w", dir=kept.parent, delete=False) as file:
            json.dump(content, file)
        os.replace(file.name, kept)  # noqa: PTH105 - both names are on one file system
    except OSError:
        return
