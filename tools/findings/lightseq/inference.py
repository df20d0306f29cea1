"""Kernels of the encoders."""

from __future__ import annotations

from typing import Any

import numpy
from numpy.random import Generator

from ..kernels import Case
from .package import LIGHTSEQ, PREFIX, make_floats, make_integers, normalize, softmax, split_heads

EMBEDDING = "inference/kernels/embKernels.cc.cu"
TRANSFORMER = "inference/kernels/transformerKernels.cc.cu"
T5 = "inference/kernels/t5Kernels.cc.cu"
BATCHES, TOKENS = 2, 5
SIZE = 16  # elements of an embedding
WORDS = 20  # size of the vocabulary
PADDING = 3  # the token that fills the end of short sentences


@LIGHTSEQ.kernel(EMBEDDING, f"{PREFIX}ker_split_multilg_request")
def split_request(random: Generator) -> Case:
    """Return a case whose kernel splits each row into two languages and the tokens of a sentence."""
    request = make_integers(random, 100, 3, 7)
    output = [numpy.zeros(3, "i4"), numpy.zeros(3, "i4"), numpy.zeros((3, 5), "i4")]
    expected = {1: request[:, 0], 2: request[:, 1], 3: request[:, 2:]}
    return Case(grid=1, block=64, arguments=[request, *output, 3, 7], expected_by_argument=expected)


def embedding_case(random: Generator, languages: str = "") -> Case:
    """Return a test case whose kernel adds the embeddings of words, of positions, and of languages.

    Args:
        random: The generator of the values.
        languages: "token" to add the embedding of the language to each token, "sentence" to put it before the
            first token, or "" for a kernel without languages.
    """
    words = make_floats(random, WORDS, SIZE)
    positions = make_floats(random, TOKENS, SIZE)
    language_embeddings = make_floats(random, 4, SIZE)
    is_sentence = languages == "sentence"
    tokens = make_integers(random, WORDS, BATCHES, TOKENS - is_sentence)  # the language is the first token
    tokens[:, -1] = PADDING
    language = make_integers(random, 4, BATCHES)
    embedded = words[tokens]
    is_padding = tokens == PADDING
    if is_sentence:
        embedded = numpy.concatenate([language_embeddings[language][:, None], embedded], 1)
        is_padding = numpy.concatenate([numpy.zeros((BATCHES, 1), bool), is_padding], 1)
    elif languages:
        embedded = embedded + language_embeddings[language][:, None]
    expected = numpy.where(is_padding[:, :, None], 0, embedded + positions)
    arguments = [words, positions, tokens, *([language_embeddings, language] if languages else [])]
    output = [numpy.ones((BATCHES, TOKENS, SIZE), "f4"), numpy.full((BATCHES, TOKENS), 7, "i4")]
    first = len(arguments)
    arguments += [*output, PADDING, BATCHES, TOKENS, SIZE // 4]
    return Case(
        grid=1, block=64, arguments=arguments, expected_by_argument={first: expected, first + 1: is_padding}
    )


@LIGHTSEQ.kernel(EMBEDDING, f"{PREFIX}ker_enc_emb<float>")
def embed(random: Generator) -> Case:
    """Return a test case whose kernel adds the embeddings of words and positions, without languages."""
    return embedding_case(random)


@LIGHTSEQ.kernel(EMBEDDING, f"{PREFIX}ker_enc_emb_multilg_token<float>")
def embed_with_a_language(random: Generator) -> Case:
    """Return a test case whose kernel adds the embedding of the language to each token."""
    return embedding_case(random, "token")


@LIGHTSEQ.kernel(EMBEDDING, f"{PREFIX}ker_enc_emb_multilg_sentence<float>")
def embed_after_a_language(random: Generator) -> Case:
    """Return a test case whose kernel puts the embedding of the language before the tokens."""
    return embedding_case(random, "sentence")


@LIGHTSEQ.kernel(TRANSFORMER, f"{PREFIX}scaled_colsum_reduce_kernel<float>")
def sum_and_scale_columns(random: Generator) -> Case:
    """Return a test case whose kernel multiplies the sum of each column by 0.5."""
    values = make_floats(random, 70, 50)
    return Case(
        grid=2,
        block=(32, 32),
        arguments=[values, numpy.zeros(50, "f4"), 70, 50, 0.5],
        expected_by_argument={1: values.sum(0) * 0.5},
    )


@LIGHTSEQ.kernel(TRANSFORMER, f"{PREFIX}ker_bias_relu<float>")
def bias_relu(random: Generator) -> Case:
    """Return a test case whose kernel adds a bias, and applies ReLU."""
    values = make_floats(random, 6, 100)
    bias = make_floats(random, 100)
    return Case(
        grid=6,
        block=64,
        arguments=[values, bias, 100],
        expected_by_argument={0: numpy.maximum(values + bias, 0)},
    )


@LIGHTSEQ.kernel(TRANSFORMER, f"{PREFIX}ker_bias_gelu<float>")
def bias_gelu(random: Generator) -> Case:
    """Return a test case whose kernel adds a bias, and applies GELU."""
    values = make_floats(random, 6, 100)
    bias = make_floats(random, 100)
    total = values + bias
    expected = total / 2 * (1 + numpy.tanh(0.79788456 * (total + 0.044715 * total**3)))
    return Case(grid=6, block=64, arguments=[values, bias, 100], expected_by_argument={0: expected})


@LIGHTSEQ.kernel(TRANSFORMER, f"{PREFIX}ker_norm_layer<float>")
def layer_norm(random: Generator) -> Case:
    """Return a test case whose kernel normalizes 5 rows of 150 elements in place."""
    values = make_floats(random, 5, 150)
    gain = make_floats(random, 150)
    bias = make_floats(random, 150)
    return Case(
        grid=5,
        block=64,
        arguments=[values, gain, bias, 150],
        expected_by_argument={0: normalize(values) * gain + bias},
    )


@LIGHTSEQ.kernel(TRANSFORMER, f"{PREFIX}ker_norm_layer_resual<float>")
def layer_norm_and_residual(random: Generator) -> Case:
    """Return a test case whose kernel normalizes rows, and adds the residual's bias to the original rows."""
    values, gain, bias, residual = make_floats(random, 5, 150), *(make_floats(random, 150) for _ in range(3))
    expected = {0: values + residual, 1: normalize(values) * gain + bias}
    return Case(
        grid=5,
        block=64,
        arguments=[values, numpy.zeros_like(values), gain, bias, residual, 150, False],
        expected_by_argument=expected,
    )


@LIGHTSEQ.kernel(TRANSFORMER, f"{PREFIX}ker_arrange_encself_qkv<float>")
def separate_heads(random: Generator) -> Case:
    """Return a test case whose kernel adds biases to queries, keys and values, and separates them by head."""
    values = make_floats(random, BATCHES, TOKENS, 3, 48)
    bias = make_floats(random, 3, 48)
    total = values + bias
    expected = numpy.stack([split_heads(total[:, :, part], 4) for part in range(3)])
    arguments = [
        values,
        bias,
        numpy.zeros((3, BATCHES, 4, TOKENS, 12), "f4"),
        BATCHES * TOKENS * 48,
        TOKENS,
        12,
        4,
    ]
    return Case(grid=(BATCHES * TOKENS, 3), block=32, arguments=arguments, expected_by_argument={2: expected})


@LIGHTSEQ.kernel(TRANSFORMER, f"{PREFIX}ker_arrange_atten_output<float>")
def join_heads(random: Generator) -> Case:
    """Return a test case whose kernel joins the elements of the heads of each token."""
    expected = make_floats(random, BATCHES, TOKENS, 48)
    heads = numpy.ascontiguousarray(split_heads(expected, 4))
    arguments = [heads, numpy.zeros_like(expected), TOKENS, 12, 4]
    return Case(grid=BATCHES * TOKENS, block=32, arguments=arguments, expected_by_argument={1: expected})


# --- attention

HEADS = 3


def encoder_case(random: Generator, *, has_padding: bool, has_positions: bool = False) -> Case:
    """Return a test case whose kernel computes the softmax of scores without those of padding tokens.

    Args:
        random: The generator of the values.
        has_padding: Whether the last 6 tokens of the second sequence are padding.
        has_positions: Whether the kernel adds a score that depends on the distance between the tokens.
    """
    scores = make_floats(random, BATCHES, HEADS, 20, 20)
    mask = numpy.zeros((BATCHES, 20), "i4")
    buckets = make_floats(random, 32, HEADS)
    if has_padding:
        mask[1, 14:] = 1
    total = scores + (get_position_scores(buckets) if has_positions else 0)
    expected = softmax(numpy.where(mask[:, None, None], -1e30, total))
    expected = numpy.where(mask[:, None, :, None], 0, expected)
    arguments = [scores, mask, 20, *([buckets, HEADS] if has_positions else [])]
    return Case(grid=(BATCHES, HEADS * 20), block=32, arguments=arguments, expected_by_argument={0: expected})


def get_position_scores(buckets: Any) -> Any:
    """Return the score to add for each head, query and key, from T5's scores for 32 ranges of distances.

    For each direction, the first 8 ranges contain a single distance, and the other 8 grow exponentially.
    """
    distance = numpy.arange(20) - numpy.arange(20)[:, None]
    exact = numpy.abs(distance)
    far = 8 + (numpy.log(numpy.maximum(exact, 1) / 8) / numpy.log(16) * 8).astype(int)
    return buckets[numpy.where(exact < 8, exact, far) + 16 * (distance > 0)].transpose(2, 0, 1)


@LIGHTSEQ.kernel(TRANSFORMER, f"{PREFIX}ker_correlation_softmax_encself<float>")
def attention(random: Generator) -> Case:
    """Return a test case whose kernel computes the softmax of scores without any padding tokens."""
    return encoder_case(random, has_padding=False)


# Line 1128: the threads of a padding token return early. The threads beyond the end of the row do not, and
# their shuffle names all lanes. There are such threads if the number of tokens is not a multiple of 32.
@LIGHTSEQ.kernel(
    TRANSFORMER,
    f"{PREFIX}ker_correlation_softmax_encself<float>",
    judged="a lane is missing: ",
    note="with padding",
)
def attention_with_padding(random: Generator) -> Case:
    """Return a test case in which the last 6 tokens of one sequence are padding."""
    return encoder_case(random, has_padding=True)


@LIGHTSEQ.kernel(T5, f"{PREFIX}t5_ker_correlation_softmax_encself<float>")
def t5_attention(random: Generator) -> Case:
    """Return a test case without padding, which adds scores for the distances between the tokens."""
    return encoder_case(random, has_padding=False, has_positions=True)


# Line 165: the same fault as in the kernel of `attention_with_padding`.
@LIGHTSEQ.kernel(
    T5,
    f"{PREFIX}t5_ker_correlation_softmax_encself<float>",
    judged="a lane is missing: ",
    note="with padding",
)
def t5_attention_with_padding(random: Generator) -> Case:
    """Return a test case with padding, which adds scores for the distances between the tokens."""
    return encoder_case(random, has_padding=True, has_positions=True)


@LIGHTSEQ.kernel(T5, f"{PREFIX}t5_ker_norm_layer<float>")
def t5_norm(random: Generator) -> Case:
    """Return a test case whose kernel divides each row by its root mean square."""
    values = make_floats(random, 5, 150)
    gain = make_floats(random, 150)
    bias = make_floats(random, 150)
    expected = values / numpy.sqrt(numpy.square(values).mean(1, keepdims=True)) * gain + bias
    return Case(
        grid=5,
        block=64,
        arguments=[values, numpy.zeros_like(values), gain, bias, 150],
        expected_by_argument={1: expected},
    )
