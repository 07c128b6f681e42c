package dev.rowan.internal.batch;

import dev.rowan.annotation.Consistency;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.call.Deadline;
import java.time.Duration;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The request options of a batch: they have to fit all of its writes. */
final class BatchOptions {
  /** The levels that each level includes, besides itself. */
  private static final Map<Consistency, Set<Consistency>> IMPLIED = implied();

  private BatchOptions() {}

  private static Map<Consistency, Set<Consistency>> implied() {
    Map<Consistency, Set<Consistency>> implied = new EnumMap<>(Consistency.class);
    Set<Consistency> one = EnumSet.of(Consistency.ANY);
    Set<Consistency> more = EnumSet.of(Consistency.ANY, Consistency.ONE);
    implied.put(Consistency.ONE, one);
    implied.put(Consistency.LOCAL_ONE, more);
    implied.put(Consistency.TWO, more);
    implied.put(Consistency.QUORUM, more);
    implied.put(Consistency.THREE, EnumSet.of(Consistency.ANY, Consistency.ONE, Consistency.TWO));
    Set<Consistency> local = EnumSet.of(Consistency.ANY, Consistency.ONE, Consistency.LOCAL_ONE);
    implied.put(Consistency.LOCAL_QUORUM, local);
    Set<Consistency> each = EnumSet.of(Consistency.LOCAL_QUORUM, Consistency.QUORUM);
    each.addAll(local);
    implied.put(Consistency.EACH_QUORUM, each);
    implied.put(Consistency.ALL, EnumSet.allOf(Consistency.class));
    return implied;
  }

  /**
   * Returns the options of the batch: the consistency level that includes all others, the longest
   * timeout, a trace if one write asks for it, and the methods of all writes.
   *
   * @throws RejectedInputException if no consistency level includes all others, or if profiles
   *     differ
   */
  static CallOptions of(List<DeferredWrite> writes) {
    CallOptions all = writes.get(0).options();
    Set<String> methods = new LinkedHashSet<>();
    for (DeferredWrite write : writes) {
      CallOptions next = write.options();
      all =
          new CallOptions(
              stronger(all.consistency(), next.consistency()),
              null,
              longer(all.timeout(), next.timeout()),
              same(all.profile(), next.profile()),
              Boolean.TRUE.equals(all.tracing()) ? all.tracing() : next.tracing(),
              null,
              earlier(all.deadline(), next.deadline()),
              null);
      if (next.method() != null) {
        methods.add(next.method());
      }
    }
    return methods.isEmpty() ? all : all.withMethod(String.join(", ", methods));
  }

  /**
   * Returns the timestamp that all writes have.
   *
   * @throws RejectedInputException if the timestamps differ, or only some writes have one
   */
  static OptionalLong timestamp(List<DeferredWrite> writes) {
    OptionalLong first = writes.get(0).timestamp();
    for (DeferredWrite write : writes) {
      if (!write.timestamp().equals(first)) {
        throw differing("timestamp", "of one write that another does not have");
      }
    }
    return first;
  }

  /**
   * Returns the serial consistency level of the writes that have one; null if none has.
   *
   * @throws RejectedInputException if the levels differ
   */
  static @Nullable Consistency serial(List<DeferredWrite> writes) {
    Consistency serial = null;
    for (DeferredWrite write : writes) {
      Consistency next = write.options().serialConsistency();
      if (serial != null && next != null && serial != next) {
        throw differing("serial consistency", serial + " and " + next);
      }
      serial = next == null ? serial : next;
    }
    return serial;
  }

  private static @Nullable Consistency stronger(
      @Nullable Consistency one, @Nullable Consistency other) {
    if (one == null || other == null || one == other) {
      return one == null ? other : one;
    }
    if (IMPLIED.getOrDefault(one, Set.of()).contains(other)) {
      return one;
    }
    if (IMPLIED.getOrDefault(other, Set.of()).contains(one)) {
      return other;
    }
    throw differing("consistency", one + " and " + other + ", of which neither is the other");
  }

  private static @Nullable Duration longer(@Nullable Duration one, @Nullable Duration other) {
    if (one == null || other == null) {
      return one == null ? other : one;
    }
    return one.compareTo(other) >= 0 ? one : other;
  }

  private static @Nullable Deadline earlier(@Nullable Deadline one, @Nullable Deadline other) {
    if (one == null || other == null) {
      return one == null ? other : one;
    }
    return one.nanosLeft() <= other.nanosLeft() ? one : other;
  }

  private static @Nullable String same(@Nullable String one, @Nullable String other) {
    if (one != null && other != null && !Objects.equals(one, other)) {
      throw differing("profile", one + " and " + other);
    }
    return one == null ? other : one;
  }

  private static RejectedInputException differing(String option, String found) {
    return new RejectedInputException(ErrorCode.BATCH_OPTIONS, Map.of(option, found), null);
  }
}
