"""Kernels of the decoders."""

from __future__ import annotations

import numpy
from numpy.random import Generator

from ..kernels import Case
from .inference import HEADS, T5, TRANSFORMER
from .package import LIGHTSEQ, PREFIX, make_floats, make_integers, softmax, split_heads

GPT = "inference/kernels/gptKernels.cc.cu"


# Line 817: the thread of a query returns after its first element, although 1,024 threads have to process
# 1,088 elements.
@LIGHTSEQ.kernel(TRANSFORMER, f"{PREFIX}ker_arrange_decself_qkv<float>", judged="elements differ")
def arrange_step(random: Generator) -> Case:
    """Return a test case with 17 heads, which have more elements than a block has threads."""
    return make_self_attention_case(random, 17)


@LIGHTSEQ.kernel(TRANSFORMER, f"{PREFIX}ker_arrange_decself_qkv<float>", note="512 elements")
def arrange_step_of_512_elements(random: Generator) -> Case:
    """Return a test case with 8 heads, which have fewer elements than a block has threads."""
    return make_self_attention_case(random, 8)


def make_self_attention_case(random: Generator, heads: int) -> Case:
    """Return a test case for one step of a decoder's self-attention.

    It adds the biases to the query, key and value of each sequence, returns the queries, and stores the keys
    and values at this step in the caches.

    Args:
        random: generator of the inputs
        heads: number of attention heads
    """
    batch, parts, steps, size = 2, 3, 3, 64  # the parts are the query, the key and the value
    step = 1
    inputs = make_floats(random, batch, parts, heads * size)
    bias = make_floats(random, parts, heads * size)
    queries, keys, values = (inputs + bias).reshape(batch, parts, heads, size).swapaxes(0, 1)
    query_output = numpy.zeros((batch, heads * size), "f4")
    key_cache, value_cache = (numpy.zeros((batch, heads, steps, size), "f4") for _ in range(2))
    expected_keys = key_cache.copy()
    expected_values = value_cache.copy()
    expected_keys[:, :, step] = keys
    expected_values[:, :, step] = values
    return Case(
        grid=(batch, parts),
        block=1024,
        arguments=[inputs, bias, query_output, key_cache, value_cache, heads, size, steps, step],
        expected_by_argument={2: queries, 3: expected_keys, 4: expected_values},
    )


@LIGHTSEQ.kernel(TRANSFORMER, f"{PREFIX}ker_arrange_encdec_kv<float>")
def arrange_keys_and_values(random: Generator) -> Case:
    """Return a case whose kernel adds biases to keys and values, and separates layers and heads."""
    values = make_floats(random, 2, 5, 4, 48)
    bias = make_floats(random, 4, 48)
    total = values + bias
    expected = {
        2 + part: numpy.stack([split_heads(total[:, :, 2 * layer + part], 3) for layer in range(2)])
        for part in range(2)
    }
    output = [numpy.zeros((2, 2, 3, 5, 16), "f4") for _ in range(2)]
    return Case(
        grid=(10, 4),
        block=32,
        arguments=[values, bias, *output, 2 * 5 * 48, 5, 16, 3],
        expected_by_argument=expected,
    )


@LIGHTSEQ.kernel(TRANSFORMER, f"{PREFIX}ker_arrange_encdec_q<float>")
def arrange_queries(random: Generator) -> Case:
    """Return a test case whose kernel adds a bias to queries, and separates them by head."""
    values = make_floats(random, 2, 4, 48)
    bias = make_floats(random, 48)
    expected = split_heads(values + bias, 3)
    return Case(
        grid=8,
        block=32,
        arguments=[values, bias, numpy.zeros((2, 3, 4, 16), "f4"), 4, 16, 3],
        expected_by_argument={2: expected},
    )


@LIGHTSEQ.kernel(TRANSFORMER, f"{PREFIX}ker_correlation_softmax_decself<float>")
def attention(random: Generator) -> Case:
    """Return a test case whose kernel computes the softmax of each row of scores."""
    scores = make_floats(random, 6, 20)
    return Case(grid=6, block=32, arguments=[scores, 20], expected_by_argument={0: softmax(scores)})


@LIGHTSEQ.kernel(TRANSFORMER, f"{PREFIX}ker_correlation_softmax_encdec<float>")
def attention_to_the_encoder(random: Generator) -> Case:
    """Return a test case whose kernel computes the softmax of scores without those of masked tokens."""
    scores = make_floats(random, 2, 12, 20)
    mask = numpy.zeros((2, 20), "i4")
    mask[1, 14:] = 1
    expected = softmax(numpy.where(mask[:, None], -1e30, scores))
    return Case(grid=(2, 12), block=32, arguments=[scores, mask, 20], expected_by_argument={0: expected})


@LIGHTSEQ.kernel(T5, f"{PREFIX}t5_ker_correlation_softmax_decself<float>")
def t5_attention(random: Generator) -> Case:
    """Return a case whose kernel adds scores for distances between tokens, and computes the softmax."""
    scores = make_floats(random, 2 * HEADS, 20)
    buckets = make_floats(random, 32, HEADS)
    distance = 19 - numpy.arange(20)
    far = 16 + (numpy.log(numpy.maximum(distance, 1) / 16) / numpy.log(8) * 16).astype(int)
    positions = buckets[numpy.where(distance < 16, distance, far)].T
    expected = softmax(scores + numpy.tile(positions, (2, 1)))
    return Case(
        grid=2 * HEADS, block=32, arguments=[scores, 20, buckets, HEADS], expected_by_argument={0: expected}
    )


# --- beam search

BATCHES, BEAMS, STEPS = 3, 2, 8
END = 9  # the token that ends a sequence
# LightSeq subtracts this number, multiplied by the index of the batch, from the scores of the batch.
SCORE_OFFSET = 2000


# Line 1729: block 1 reads the score that block 2 replaces.
@LIGHTSEQ.kernel(TRANSFORMER, f"{PREFIX}ker_write_trg_tokenid_pos_penalty", judged="race in global memory: ")
def write_best_sequence(random: Generator) -> Case:
    """Return a case whose kernel copies the first beam of each batch without its first and last token."""
    sequences = make_integers(random, 9, BATCHES, BEAMS, STEPS)
    scores = make_floats(random, BATCHES, BEAMS)
    expected = scores.copy().reshape(-1)
    expected[:BATCHES] = scores[:, 0] + SCORE_OFFSET * numpy.arange(BATCHES)
    output = numpy.zeros((BATCHES, 6), "i4")
    arguments = [sequences, scores, output, STEPS, BEAMS]
    return Case(
        grid=BATCHES,
        block=6,
        arguments=arguments,
        expected_by_argument={1: expected, 2: sequences[:, 0, 1:7]},
    )


def choose_case(random: Generator, length: int) -> Case:
    """Return a test case whose kernel copies, for each batch, the beam with the best score per word.

    Each block has one thread for each of the `length` tokens that follow the start token.
    """
    sequences = make_integers(random, 9, BATCHES, BEAMS, length + 1)
    scores = -numpy.abs(make_floats(random, BATCHES, BEAMS))
    sequences[:, 1, length // 2 :] = END
    words = (sequences[:, :, 1:] != END).sum(2)
    chosen = (scores / words).argmax(1)
    expected = sequences[numpy.arange(BATCHES), chosen, 1:]
    stored = (scores - SCORE_OFFSET * numpy.arange(BATCHES)[:, None]).astype("f4")
    arguments = [sequences, stored, numpy.zeros((BATCHES, length), "i4"), length + 1, BEAMS, 9, END]
    return Case(grid=BATCHES, block=length, arguments=arguments, expected_by_argument={2: expected})


@LIGHTSEQ.kernel(TRANSFORMER, f"{PREFIX}ker_write_trg_tokenid_neg_penalty", note="32 words")
def write_sequence_with_the_best_score(random: Generator) -> Case:
    """Return a test case with 32 words, so that the last warp is complete."""
    return choose_case(random, 32)


# Line 1767, and line 44 of common.h: a block has one thread per token, so its last warp can have fewer lanes
# than the mask of a shuffle names.
@LIGHTSEQ.kernel(
    TRANSFORMER,
    f"{PREFIX}ker_write_trg_tokenid_neg_penalty",
    judged="a lane is missing: ",
    note="20 words",
)
def write_short_sequence_with_the_best_score(random: Generator) -> Case:
    """Return a test case with 20 words, so that the last warp has only 20 threads."""
    return choose_case(random, 20)


# Lines 1806 and 1810: the last thread and the first thread write the last word, with no barrier in between.
@LIGHTSEQ.kernel(TRANSFORMER, f"{PREFIX}ker_write_topk_result", judged="race in global memory: ")
def write_all_sequences(random: Generator) -> Case:
    """Return a case whose kernel copies 6 tokens of each beam, but replaces the last with the end token."""
    sequences = make_integers(random, 9, BATCHES, BEAMS, STEPS)
    scores = make_floats(random, BATCHES, BEAMS)
    expected = sequences[:, :, 1:7].copy()
    expected[:, :, -1] = END
    arguments = [sequences, scores, numpy.zeros_like(expected), 9, STEPS, BEAMS, END]
    total = scores + SCORE_OFFSET * numpy.arange(BATCHES)[:, None]
    return Case(
        grid=BATCHES * BEAMS, block=6, arguments=arguments, expected_by_argument={1: total, 2: expected}
    )


# --- GPT


@LIGHTSEQ.kernel(GPT, f"{PREFIX}ker_gpt_embedding<float>")
def embed(random: Generator) -> Case:
    """Return a test case whose kernel adds the embeddings of tokens and positions, and counts the tokens."""
    words = make_floats(random, 20, 48)
    positions = make_floats(random, 9, 48)
    tokens = make_integers(random, 20, 2, 5)
    tokens[1, 3:] = 7
    expected = numpy.where((tokens == 7)[:, :, None], 0, words[tokens] + positions[2:7])
    output = [numpy.ones((2, 5, 48), "f4"), numpy.zeros(2, "i4")]
    arguments = [words, positions, tokens, *output, 7, 2]
    return Case(
        grid=(2, 5),
        block=48,
        arguments=arguments,
        expected_by_argument={3: expected, 4: (tokens != 7).sum(1)},
    )


@LIGHTSEQ.kernel(GPT, f"{PREFIX}ker_correlation_softmax_gpt<float>")
def causal_attention(random: Generator) -> Case:
    """Return a case whose kernel computes the softmax of the scores for each token and all earlier tokens."""
    scores = make_floats(random, 2, HEADS, 20, 20)
    lengths = numpy.array([20, 13], "i4")
    expected = softmax(numpy.where(numpy.tri(20, dtype=bool), scores, -1e30))
    expected = numpy.where((numpy.arange(20) < lengths[:, None])[:, None, :, None], expected, scores)
    return Case(
        grid=(2, HEADS * 20), block=32, arguments=[scores, lengths, 20], expected_by_argument={0: expected}
    )


def masked_case(random: Generator, tokens: int) -> Case:
    """Return a test case whose kernel computes the softmax of the scores for the last 3 tokens."""
    scores = make_floats(random, 2, HEADS, 3, tokens)
    lengths = numpy.array([tokens, tokens - 1], "i4")
    queries = numpy.arange(tokens - 3, tokens)
    expected = softmax(numpy.where(numpy.arange(tokens) <= queries[:, None], scores, -1e30))
    expected = numpy.where((queries < lengths[:, None])[:, None, :, None], expected, scores)
    return Case(
        grid=(2, HEADS * 3),
        block=tokens,
        arguments=[scores, lengths, 3, tokens],
        expected_by_argument={0: expected},
    )


@LIGHTSEQ.kernel(GPT, f"{PREFIX}ker_attention_mask_weights<float>", note="32 tokens")
def masked_attention(random: Generator) -> Case:
    """Return a test case with 32 tokens, so that the warp is complete."""
    return masked_case(random, 32)


# Line 213, and line 51 of common.h: a block has one thread per token, so its last warp can have fewer lanes
# than the mask of a shuffle names.
@LIGHTSEQ.kernel(
    GPT, f"{PREFIX}ker_attention_mask_weights<float>", judged="a lane is missing: ", note="20 tokens"
)
def masked_attention_of_20_tokens(random: Generator) -> Case:
    """Return a test case with 20 tokens, so that the warp has only 20 threads."""
    return masked_case(random, 20)


@LIGHTSEQ.kernel(GPT, f"{PREFIX}ker_arrange_qkv_with_cache<float>")
def extend_cache(random: Generator) -> Case:
    """Return a test case whose kernel appends the keys and values of a token to the caches."""
    values = make_floats(random, 2, 3, 48)
    bias = make_floats(random, 3, 48)
    caches = [make_floats(random, 2, HEADS, 4, 16) for _ in range(2)]
    total = (values + bias).reshape(2, 3, HEADS, 1, 16)
    keys, contents = (numpy.concatenate([cache, total[:, 1 + part]], 2) for part, cache in enumerate(caches))
    output = [numpy.zeros((2, HEADS, 5, 16), "f4") for _ in range(2)]
    queries = numpy.zeros((2, HEADS, 1, 16), "f4")
    arguments = [values, bias, queries, output[0], caches[0], output[1], caches[1], 0, 5, 16, HEADS]
    return Case(
        grid=(10, 3),
        block=48,
        arguments=arguments,
        expected_by_argument={2: total[:, 0], 3: keys, 5: contents},
    )


@LIGHTSEQ.kernel(GPT, f"{PREFIX}ker_ppl<float>")
def perplexity(random: Generator) -> Case:
    """Return a test case whose kernel averages the losses of the tokens in each of two sequences."""
    scores = make_floats(random, 2, 6, 100)
    tokens = make_integers(random, 100, 2, 6)
    lengths = numpy.array([6, 4], "i4")
    losses = -numpy.log(softmax(scores))
    expected = numpy.zeros(2, "f4")
    for batch, length in enumerate(lengths):
        for token in range(length - 1):
            expected[batch] += losses[batch, token, tokens[batch, token + 1]] / (length - 1)
    return Case(
        grid=(2, 6),
        block=64,
        arguments=[scores, tokens, lengths, numpy.zeros(2, "f4"), 100],
        expected_by_argument={3: expected},
    )
