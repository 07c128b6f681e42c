package dev.rowan.internal.index.model;

import dev.rowan.annotation.Order;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.index.Planner;
import dev.rowan.internal.index.RowState;
import dev.rowan.internal.index.WriteStamp;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.Component.Copy;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A few writes of the rows of one owner, and the table of its latest row. Each write has a time of
 * its row and a write time, and each combination of them is tried: late rows, equal times, clocks
 * that differ, updates of older rows. The messages of a write, one for each partition, arrive in
 * every order: a state is a set of messages. The plans are those of the production planner.
 */
final class LatestModel {
  static final int TIMES = 3;
  static final int SERIALS = 2;
  static final int VALUE = 3;

  private static final int TTL = 86_400;

  static final TableSchema READING = table("reading");
  static final TableSchema ENTRIES = table("latest_reading");

  private static final EntityTables TABLES =
      EntityTables.clientMaintained(
          READING,
          List.of(
              DerivedTable.latest(
                  ENTRIES,
                  READING,
                  List.of(new Copy(0), new Copy(1), new Copy(2), new Copy(VALUE)))));

  private enum Kind {
    INSERT,
    UPDATE,
    UPDATE_TO_NULL
  }

  private final int writes;
  private final LatestWeakness weakness;

  /** By kind, place and write time, and then by number: the messages of a write. */
  private final List<List<List<LatestCells.Timed>>> plans = new ArrayList<>();

  private final LatestCells rows = new LatestCells();
  private final LatestCells entries = new LatestCells();
  private long states;

  LatestModel(int writes, LatestWeakness weakness) {
    this.writes = writes;
    this.weakness = weakness;
    for (int i = 0; i < writes * choices() * writes; i++) {
      plans.add(List.of());
    }
    for (int number = 0; number < writes; number++) {
      for (int choice = 0; choice < choices(); choice++) {
        for (int timestamp = 1; timestamp <= writes; timestamp++) {
          plans.set(place(number, choice, timestamp), plan(number, choice, timestamp));
        }
      }
    }
  }

  private static TableSchema table(String name) {
    return TableSchema.named(name)
        .partitionKey("sensor", ScalarType.INT)
        .clustering("at", ScalarType.INT, Order.DESC)
        .clustering("serial", ScalarType.INT, Order.ASC)
        .column("value", ScalarType.INT)
        .defaultTtl(TTL)
        .build();
  }

  private static int choices() {
    return Kind.values().length * TIMES * SERIALS;
  }

  private int place(int number, int choice, int timestamp) {
    return (number * choices() + choice) * writes + timestamp - 1;
  }

  private static int at(int choice) {
    return choice / SERIALS % TIMES;
  }

  private static int serial(int choice) {
    return choice % SERIALS;
  }

  private static Kind kind(int choice) {
    return Kind.values()[choice / (SERIALS * TIMES)];
  }

  private List<List<LatestCells.Timed>> plan(int number, int choice, int timestamp) {
    @Nullable Integer value = kind(choice) == Kind.UPDATE_TO_NULL ? null : number;
    Row row = Row.of(0, at(choice), serial(choice), value);
    Upsert upsert =
        kind(choice) == Kind.INSERT ? Upsert.insert(READING, row) : Upsert.update(READING, row);
    Planner planner = Planner.of(TABLES, TTL);
    if (planner.needsState(upsert)) {
      throw new IllegalStateException("a write of a whole entry reads its row");
    }
    List<Change> planned =
        planner
            .plan(RowState.ABSENT, upsert, WriteStamp.at(timestamp), CallOptions.NONE)
            .commit()
            .changes();
    return weakness.messages(planned.stream().map(Change::mutation).toList(), timestamp);
  }

  /** Returns the number of states. */
  long states() {
    return states;
  }

  /** Tries all states, and returns the first broken promise, or null. */
  @Nullable String broken() {
    return broken(new ArrayList<>(), 0);
  }

  /** The write times of the writes are tried in any order, so the writes need not be. */
  private @Nullable String broken(List<Integer> chosen, int from) {
    if (chosen.size() == writes) {
      return broken(chosen, new int[writes], 0);
    }
    for (int choice = from; choice < choices(); choice++) {
      chosen.add(choice);
      String found = broken(chosen, choice);
      chosen.remove(chosen.size() - 1);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  private @Nullable String broken(List<Integer> chosen, int[] timestamps, int number) {
    if (number == writes) {
      return brokenState(chosen, timestamps);
    }
    for (int timestamp = 1; timestamp <= writes; timestamp++) {
      timestamps[number] = timestamp;
      String found = broken(chosen, timestamps, number + 1);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  private @Nullable String brokenState(List<Integer> chosen, int[] timestamps) {
    List<List<List<LatestCells.Timed>>> sent = new ArrayList<>();
    for (int i = 0; i < writes; i++) {
      sent.add(plans.get(place(i, chosen.get(i), timestamps[i])));
    }
    int each = sent.get(0).size();
    int all = 1 << (writes * each);
    for (int arrived = 0; arrived < all; arrived++) {
      states++;
      rows.clear();
      entries.clear();
      int latest = -1;
      for (int i = 0; i < writes; i++) {
        for (int message = 0; message < each; message++) {
          if (((arrived >> (i * each + message)) & 1) != 0) {
            for (LatestCells.Timed timed : sent.get(i).get(message)) {
              (message == 0 ? rows : entries).apply(timed);
            }
            latest = message == 1 ? Math.max(latest, at(chosen.get(i))) : latest;
          }
        }
      }
      String found = arrived == all - 1 ? brokenAtRest(chosen, timestamps) : null;
      int first = entries.first(0);
      if ((first < 0 ? -1 : LatestCells.at(first)) != latest) {
        found = "the first entry is not the latest one of the written ones";
      }
      if (found != null) {
        return found + ": " + text(chosen, timestamps);
      }
    }
    return null;
  }

  private @Nullable String brokenAtRest(List<Integer> chosen, int[] timestamps) {
    for (int expired = 0; expired <= writes; expired++) {
      int row = rows.first(expired);
      int entry = entries.first(expired);
      if (row != entry) {
        return "the latest row has no entry, or the first entry has no row, " + expired;
      }
      if (row >= 0 && rows.value(row, expired) != entries.value(entry, expired)) {
        return "the first entry has another value than its row, " + expired;
      }
    }
    for (int i = 0; i < writes; i++) {
      int entry = LatestCells.place(at(chosen.get(i)), serial(chosen.get(i)));
      for (int other = 0; other < writes; other++) {
        if (entries.value(entry, 0) != LatestCells.NONE
            && at(chosen.get(other)) > at(chosen.get(i))
            && timestamps[other] >= entries.newest(entry)) {
          return "an entry is left that an entry of a later write makes superfluous";
        }
      }
    }
    return null;
  }

  private static String text(List<Integer> chosen, int[] timestamps) {
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < timestamps.length; i++) {
      int choice = chosen.get(i);
      texts.add(
          "%s of row %d.%d at write time %d"
              .formatted(kind(choice), at(choice), serial(choice), timestamps[i]));
    }
    return String.join(", ", texts);
  }
}
