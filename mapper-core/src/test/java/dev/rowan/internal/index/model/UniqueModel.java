package dev.rowan.internal.index.model;

import dev.rowan.internal.index.EntryRepair;
import dev.rowan.internal.index.RowState;
import dev.rowan.internal.index.SerialPlanner;
import dev.rowan.internal.index.UniqueChange;
import dev.rowan.internal.index.UniquePlanner;
import dev.rowan.internal.index.WriteStamp;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.ColumnCondition;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.value.Row;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * A few writers of two rows who want one value, in every order of their steps: each step is a read
 * or a conditional write of one partition. A write may be carried out unheard, or later, or never,
 * and a writer may stop anywhere; but no write is carried out after a later read or write of its
 * partition under the replicas' agreement. The batches are the planners' of production.
 */
final class UniqueModel {
  private static final int ROWS = 2;
  private static final int VALUES = ROWS;
  private static final int MARKER_TTL = 864_000;
  private static final CallOptions NONE = CallOptions.NONE;

  /** What a writer does to a row: it takes the value, or is deleted. */
  record Request(int row, boolean takes) {
    /** What a repair does: it gives back the value, if it is reserved for a row without it. */
    static final Request REPAIR = new Request(-1, false);
  }

  /** A batch that is in flight to a partition, and that no writer waits for. */
  private record Late(int partition, MutationSet batch) {}

  private final List<List<Request>> requests;
  private final int mostFaults;
  private final UniqueWeakness weakness;
  private final UniquePlanner unique = new UniquePlanner(UniqueCells.TABLES, MARKER_TTL);
  private final SerialPlanner serial = new SerialPlanner(UniqueCells.TABLES, MARKER_TTL);
  private final Map<Object, Integer> numbers = new HashMap<>();
  private final List<@Nullable Object> things = new ArrayList<>(Arrays.asList((Object) null));
  private final Deque<int[]> open = new ArrayDeque<>();
  private final Fingerprints seen = new Fingerprints();

  /** Plays these requests, those of a writer one after the other. */
  UniqueModel(List<List<Request>> requests, int mostFaults, UniqueWeakness weakness) {
    this.requests = requests;
    this.mostFaults = mostFaults;
    this.weakness = weakness;
  }

  /** Returns how many states there are, or a negative number if one of them is broken. */
  long states() {
    int[] first = new int[ROWS + 2 + requests.size()];
    for (int writer = 0; writer < requests.size(); writer++) {
      first[ROWS + 2 + writer] =
          number(new UniqueWriter(UniqueWriter.Next.READ, 0, 0, 0, null, false, null, null));
    }
    add(first);
    while (!open.isEmpty()) {
      int[] state = open.pop();
      if (UniqueCells.areBroken(row(state, 0), row(state, 1), row(state, VALUES))) {
        return -seen.size();
      }
      for (int late = ROWS + 2 + requests.size(); late < state.length; late++) {
        arrive(state, late);
      }
      for (int writer = 0; writer < requests.size(); writer++) {
        UniqueWriter at = writer(state, writer);
        if (at.next() != UniqueWriter.Next.STOPPED && at.request() < requests.get(writer).size()) {
          if (faults(state) < mostFaults) {
            add(with(faulty(state), writer, at.to(UniqueWriter.Next.STOPPED)));
          }
          step(state, writer, at);
        }
      }
    }
    return seen.size();
  }

  private void step(int[] state, int writer, UniqueWriter at) {
    Request request = requests.get(writer).get(at.request());
    if (request.equals(Request.REPAIR)) {
      repair(state, writer, at);
      return;
    }
    UUID attempt = new UUID(writer, at.request() * UniqueWriter.MOST_ATTEMPTS + at.attempt());
    Mutation mutation = UniqueCells.mutation(request);
    RowState before = RowState.of(UniqueCells.TABLES, at.seen(), null);
    List<UniqueChange> changes = unique.changes(before, mutation);
    Row taken = changes.isEmpty() ? null : changes.get(0).taken();
    Row left = changes.isEmpty() ? null : changes.get(0).left();
    switch (at.next()) {
      case READ -> {
        if (isQuiet(state, request.row())) {
          Row stored = row(state, request.row());
          List<UniqueChange> now =
              unique.changes(RowState.of(UniqueCells.TABLES, stored, null), mutation);
          boolean takes = !now.isEmpty() && now.get(0).taken() != null;
          UniqueWriter.Next next = takes ? UniqueWriter.Next.RESERVE : UniqueWriter.Next.COMMIT;
          add(
              with(
                  state,
                  writer,
                  new UniqueWriter(
                      next, at.request(), at.attempt(), 0, stored, false, null, null)));
        }
      }
      case RESERVE ->
          write(
              state,
              writer,
              VALUES,
              UniquePlanner.reserve(
                  UniqueCells.TABLE, Objects.requireNonNull(taken), attempt, NONE),
              done -> reserved(at, done, attempt, request),
              unheard(at));
      case CONTEST -> contest(state, writer, at, Objects.requireNonNull(taken));
      case FENCE -> {
        Row current = Objects.requireNonNull(at.current());
        fence(state, writer, at, current, 1 - request.row(), at.again());
      }
      case TAKE_OVER ->
          write(
              state,
              writer,
              VALUES,
              UniquePlanner.takeOver(
                  UniqueCells.TABLE,
                  Objects.requireNonNull(taken),
                  Objects.requireNonNull(at.current()),
                  attempt,
                  NONE),
              done -> done.applied() ? at.to(UniqueWriter.Next.COMMIT) : at.again(),
              unheard(at));
      case COMMIT -> {
        long version = SerialPlanner.nextVersion(before.version(), 0);
        MutationSet commit =
            serial.plan(before, mutation, WriteStamp.of(version, attempt), NONE).commit();
        boolean givesBack =
            taken != null
                && (at.created() || weakness == UniqueWeakness.RELEASES_WHAT_IT_TOOK_OVER);
        UniqueWriter applied = left == null ? at.done() : at.to(UniqueWriter.Next.GIVE_BACK_OLD);
        UniqueWriter lost = givesBack ? at.to(UniqueWriter.Next.GIVE_BACK_NEW) : at.retry();
        write(
            state,
            writer,
            request.row(),
            commit,
            done -> done.applied() ? applied : lost,
            at.to(UniqueWriter.Next.READ_OUTCOME));
      }
      case READ_OUTCOME -> {
        if (isQuiet(state, request.row())) {
          Row stored = row(state, request.row());
          RowState now = RowState.of(UniqueCells.TABLES, stored, null);
          long version = SerialPlanner.nextVersion(before.version(), 0);
          boolean own =
              stored != null
                  && attempt.equals(RowState.attempt(UniqueCells.TABLES, stored))
                  && Objects.equals(now.version(), version);
          boolean same = Objects.equals(now.version(), before.version());
          UniqueWriter applied = left == null ? at.done() : at.to(UniqueWriter.Next.GIVE_BACK_OLD);
          add(with(state, writer, own ? applied : same ? at.retry() : at.done()));
        }
      }
      case GIVE_BACK_OLD -> release(state, writer, Objects.requireNonNull(left), at.done());
      case GIVE_BACK_NEW ->
          release(
              state, writer, UniquePlanner.by(attempt, Objects.requireNonNull(taken)), at.retry());
      case STOPPED -> {}
    }
  }

  private UniqueWriter unheard(UniqueWriter at) {
    return weakness == UniqueWeakness.RESERVES_AGAIN ? at.again() : at.retry();
  }

  private UniqueWriter reserved(
      UniqueWriter at, UniqueCells.Done done, UUID attempt, Request request) {
    Row current = done.row();
    if (done.applied()) {
      return new UniqueWriter(
          UniqueWriter.Next.COMMIT,
          at.request(),
          at.attempt(),
          at.round(),
          at.seen(),
          true,
          null,
          null);
    }
    if (current == null) {
      return at.again();
    }
    if (attempt.equals(UniquePlanner.attemptOf(current))) {
      return at.to(UniqueWriter.Next.COMMIT);
    }
    boolean own = Objects.equals(current.get(1), request.row());
    if (own && weakness == UniqueWeakness.SHARES_A_RESERVATION) {
      return at.to(UniqueWriter.Next.COMMIT);
    }
    return new UniqueWriter(
        own ? UniqueWriter.Next.TAKE_OVER : UniqueWriter.Next.CONTEST,
        at.request(),
        at.attempt(),
        at.round(),
        at.seen(),
        false,
        current,
        null);
  }

  private void contest(int[] state, int writer, UniqueWriter at, Row taken) {
    int owner = (Integer) Objects.requireNonNull(Objects.requireNonNull(at.current()).get(1));
    if (isQuiet(state, owner)) {
      Row stored = row(state, owner);
      boolean holds =
          EntryRepair.isEntryOf(
              UniqueCells.TABLE, RowState.of(UniqueCells.TABLES, stored, null), taken);
      boolean repairs = requests.get(writer).get(at.request()).equals(Request.REPAIR);
      UniqueWriter.Next next =
          weakness == UniqueWeakness.NO_FENCE
                  || (repairs && weakness == UniqueWeakness.REPAIRS_WITHOUT_FENCE)
              ? UniqueWriter.Next.TAKE_OVER
              : UniqueWriter.Next.FENCE;
      UniqueWriter contested = at.met(at.current(), stored).to(next);
      add(with(state, writer, holds ? at.done() : contested));
    }
  }

  private void fence(
      int[] state, int writer, UniqueWriter at, Row current, int owner, UniqueWriter lost) {
    MutationSet fence =
        unique.fence(
            unique.owner(UniqueCells.TABLE, current),
            RowState.of(UniqueCells.TABLES, at.owner(), null),
            0,
            NONE);
    write(
        state,
        writer,
        owner,
        fence,
        done -> done.applied() ? at.to(UniqueWriter.Next.TAKE_OVER) : lost,
        lost);
  }

  /** Not all it reads is decided: what it sees reserved may be replaced already. */
  private void repair(int[] state, int writer, UniqueWriter at) {
    Row current = at.current();
    if (current == null) {
      Row seen = row(state, VALUES);
      add(with(state, writer, seen == null ? at.done() : at.met(seen, null)));
      return;
    }
    int owner = (Integer) Objects.requireNonNull(current.get(1));
    switch (at.next()) {
      case CONTEST -> contest(state, writer, at, current);
      case FENCE -> fence(state, writer, at, current, owner, at.done());
      default -> {
        MutationSet batch = UniquePlanner.giveUp(UniqueCells.TABLE, current, NONE);
        write(state, writer, VALUES, batch, done -> at.done(), at.done());
      }
    }
  }

  private void release(int[] state, int writer, Row entry, UniqueWriter after) {
    @Nullable MutationSet batch;
    if (weakness == UniqueWeakness.RELEASES_WHATEVER_STANDS) {
      Condition owner =
          new Condition.Matches(
              List.of(ColumnCondition.on(1, ColumnCondition.Operator.EQ, entry.get(1))));
      batch =
          MutationSet.of(
              Change.of(
                  new DeleteRow(UniqueCells.TABLE.table(), entry, owner, TimestampOffset.NONE)));
    } else {
      batch = UniquePlanner.release(UniqueCells.TABLE, entry, NONE).orElse(null);
    }
    if (batch == null) {
      add(with(state, writer, after));
    } else {
      write(state, writer, VALUES, batch, done -> after, after);
    }
  }

  /** What a writer makes of an answer. */
  private interface Answered {
    UniqueWriter by(UniqueCells.Done done);
  }

  private void write(
      int[] state,
      int writer,
      int partition,
      MutationSet batch,
      Answered answered,
      UniqueWriter unanswered) {
    if (isQuiet(state, partition)) {
      int[] written = state.clone();
      UniqueCells.Done done = execute(written, partition, batch);
      add(with(written, writer, answered.by(done)));
      if (faults(state) < mostFaults) {
        add(with(faulty(written), writer, unanswered));
        int[] late = Arrays.copyOf(faulty(state), state.length + 1);
        late[state.length] = number(new Late(partition, batch));
        add(with(late, writer, unanswered));
      }
    }
  }

  private void arrive(int[] state, int place) {
    Late late = (Late) Objects.requireNonNull(things.get(state[place]));
    int[] without = new int[state.length - 1];
    System.arraycopy(state, 0, without, 0, place);
    System.arraycopy(state, place + 1, without, place, without.length - place);
    add(without);
    int[] written = without.clone();
    execute(written, late.partition(), late.batch());
    add(written);
  }

  private UniqueCells.Done execute(int[] state, int partition, MutationSet batch) {
    UniqueCells.Done done = UniqueCells.execute(row(state, partition), batch);
    if (done.applied()) {
      Row left = done.row();
      state[partition] = left == null ? 0 : number(left);
    }
    return done;
  }

  /** Whether nothing is under way to a partition: what comes next there is decided after it. */
  private boolean isQuiet(int[] state, int partition) {
    for (int i = ROWS + 2 + requests.size(); i < state.length; i++) {
      if (((Late) Objects.requireNonNull(things.get(state[i]))).partition() == partition) {
        return false;
      }
    }
    return true;
  }

  private void add(int[] state) {
    int writers = ROWS + 2 + requests.size();
    Arrays.sort(state, writers, state.length);
    if (seen.add(state)) {
      open.push(state);
    }
  }

  private @Nullable Row row(int[] state, int partition) {
    return (Row) things.get(state[partition]);
  }

  private static int faults(int[] state) {
    return state[ROWS + 1];
  }

  private static int[] faulty(int[] state) {
    int[] next = state.clone();
    next[ROWS + 1]++;
    return next;
  }

  private UniqueWriter writer(int[] state, int writer) {
    return (UniqueWriter) Objects.requireNonNull(things.get(state[ROWS + 2 + writer]));
  }

  private int[] with(int[] state, int writer, UniqueWriter now) {
    int[] next = state.clone();
    next[ROWS + 2 + writer] = number(now);
    return next;
  }

  private int number(Object thing) {
    return numbers.computeIfAbsent(
        thing,
        added -> {
          things.add(added);
          return things.size() - 1;
        });
  }
}
