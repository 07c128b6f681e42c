package dev.rowan.internal.index.model;

import dev.rowan.spi.mutation.MutationSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Where things stand in a state: the store, what was acknowledged, what each writer does, what the
 * reader who repairs does; then the messages in flight in order, each a number of its own, of who
 * waits for it, and of whether it is sure to arrive.
 */
final class Scene {
  static final int WRITER_SIZE = 3;
  static final int READER_SIZE = 2;

  private static final int SURE = 1;
  private static final int OWNER = 0b11110;
  static final int NUMBER_SHIFT = 5;

  private final Store store;
  private final int writers;
  private final List<Message> messages = new ArrayList<>();
  private final Map<List<Object>, Integer> numbers = new HashMap<>();

  Scene(Store store, int writers) {
    this.store = store;
    this.writers = writers;
  }

  Store store() {
    return store;
  }

  /** Returns where the greatest timestamp stands that was acknowledged of a row. */
  int acknowledged(int row) {
    return store.size() + row;
  }

  int writer(int writer) {
    return store.size() + store.base().count() + writer * WRITER_SIZE;
  }

  int reader() {
    return writer(writers);
  }

  int flight() {
    return reader() + READER_SIZE;
  }

  int[] empty() {
    return new int[flight()];
  }

  /** Returns the tokens of a batch's messages, of which nobody waits for any. */
  int[] tokens(List<MutationSet> batches) {
    return batches.stream()
        .flatMap(batch -> store.messages(batch).stream())
        .mapToInt(message -> number(message) << NUMBER_SHIFT)
        .sorted()
        .toArray();
  }

  /** Returns the tokens of a batch that arrives as a whole, sooner or later, if it is a batch. */
  int[] tokensOfOne(MutationSet batch) {
    int[] tokens = tokens(List.of(batch));
    return tokens.length == 1 ? tokens : Arrays.stream(tokens).map(token -> token | SURE).toArray();
  }

  private int number(Message message) {
    List<Object> content =
        List.of(
            message.row(),
            message.deletion(),
            Arrays.toString(message.places()),
            Arrays.toString(message.cells()),
            String.valueOf(message.condition()));
    return numbers.computeIfAbsent(
        content,
        any -> {
          messages.add(message);
          return messages.size() - 1;
        });
  }

  Message message(int token) {
    return messages.get(token >>> NUMBER_SHIFT);
  }

  /** Returns the writer who waits for a message, or -1. */
  static int ownerOf(int token) {
    return ((token & OWNER) >> 1) - 1;
  }

  /** Carries a message out, and returns whether it was applied. */
  boolean apply(int[] state, int token) {
    Message message = message(token);
    return message.applyTo(state, store.widthAt(message.row()));
  }

  /** Returns the state with more messages in flight; owner -1 for nobody who waits for them. */
  int[] send(int[] state, int[] tokens, int owner) {
    int[] sent = Arrays.copyOf(state, state.length + tokens.length);
    for (int i = 0; i < tokens.length; i++) {
      sent[state.length + i] = tokens[i] | ((owner + 1) << 1);
    }
    return ordered(sent);
  }

  int[] without(int[] state, int at) {
    int[] left = Arrays.copyOf(state, state.length - 1);
    System.arraycopy(state, at + 1, left, at, left.length - at);
    return left;
  }

  /** Returns the state in which a writer waits for nothing more; what it sent stays in flight. */
  int[] abandoned(int[] state, int owner) {
    int[] left = state.clone();
    for (int i = flight(); i < left.length; i++) {
      if (ownerOf(left[i]) == owner) {
        left[i] &= ~OWNER;
      }
    }
    return ordered(left);
  }

  boolean waits(int[] state, int owner) {
    for (int i = flight(); i < state.length; i++) {
      if (ownerOf(state[i]) == owner) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether something is in flight that is sure to arrive. */
  boolean isUnsettled(int[] state) {
    for (int i = flight(); i < state.length; i++) {
      if ((state[i] & SURE) != 0) {
        return true;
      }
    }
    return false;
  }

  /** Orders what is in flight, and drops what arrives twice or would change nothing any more. */
  private int[] ordered(int[] state) {
    int from = flight();
    Arrays.sort(state, from, state.length);
    int to = from;
    for (int i = from; i < state.length; i++) {
      boolean again = to > from && state[to - 1] == state[i];
      if (ownerOf(state[i]) >= 0 || !(again || message(state[i]).isSpent(state))) {
        state[to++] = state[i];
      }
    }
    return to == state.length ? state : Arrays.copyOf(state, to);
  }

  /** Returns the state without the messages that would change nothing any more. */
  int[] tidied(int[] state) {
    return ordered(state);
  }
}
