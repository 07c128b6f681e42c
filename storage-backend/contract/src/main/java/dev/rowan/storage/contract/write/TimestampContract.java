package dev.rowan.storage.contract.write;

import static dev.rowan.spi.value.Row.UNSET;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Order;
import dev.rowan.spi.mutation.DeleteRange;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Bound;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.Seed;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Reconciliation of writes by timestamp. */
public abstract class TimestampContract extends ContractCase {
  /** Columns: p, c, text, number. */
  private TableSchema table;

  @BeforeEach
  final void defineTable() {
    table =
        define(
            table()
                .partitionKey("p", ScalarType.INT)
                .clustering("c", ScalarType.INT, Order.ASC)
                .column("text", ScalarType.TEXT)
                .column("number", ScalarType.INT));
  }

  @Test
  void theLargestTimestampWinsWhateverTheOrderOfArrival() {
    writeAt(300, update("third", 3));
    writeAt(100, update("first", 1));
    writeAt(200, update("second", UNSET));
    assertThat(rows(table, 1)).containsExactly(values(1, 1, "third", 3));
    writeAt(400, update(UNSET, 4));
    assertThat(rows(table, 1)).containsExactly(values(1, 1, "third", 4));
  }

  @Test
  void eachCellHasItsOwnTimestamp() {
    writeAt(100, update("old", UNSET));
    writeAt(300, update(UNSET, 3));
    writeAt(200, update("new", 2));
    assertThat(rows(table, 1)).containsExactly(values(1, 1, "new", 3));
  }

  @Test
  void timestampsMayBeNegative() {
    writeAt(-100, update("late", UNSET));
    writeAt(-200, update("early", UNSET));
    assertThat(rows(table, 1)).containsExactly(values(1, 1, "late", null));
    writeAt(-150, deleteRow(TimestampOffset.NONE));
    assertThat(rows(table, 1)).containsExactly(values(1, 1, "late", null));
    writeAt(-100, deleteRow(TimestampOffset.NONE));
    assertThat(rows(table, 1)).isEmpty();
  }

  @Test
  void theClockIsLaterThanTimestampsOfThePast() {
    writeAt(100, update("explicit", 1));
    write(update("clock", UNSET));
    writeAt(200, update("late comer", 2));
    assertThat(rows(table, 1)).containsExactly(values(1, 1, "clock", 2));
    write(deleteRow(TimestampOffset.NONE));
    writeAt(300, insert("late comer", 3));
    assertThat(rows(table, 1)).isEmpty();
  }

  @Test
  void theLargerValueWinsAtEqualTimestamps() {
    List<List<Object>> ascending = List.of(List.of("", 1), List.of("a", 2), List.of("\uFF00", -1));
    List<List<Object>> shuffled = new ArrayList<>(ascending);
    for (int round = 0; round < 6; round++) {
      Collections.rotate(shuffled, 1);
      if (round == 3) {
        Collections.reverse(shuffled);
      }
      int row = round;
      shuffled.forEach(
          pair -> writeAt(100, Upsert.update(table, Row.of(1, row, pair.get(0), pair.get(1)))));
      // Values compare as unsigned bytes, where -1 is the largest int.
      assertThat(slice(table, Slice.of(List.of(row)), false, 1))
          .containsExactly(values(1, row, "\uFF00", -1));
    }
  }

  @Test
  void aDeletedCellWinsAtEqualTimestamps() {
    writeAt(100, update("one", 1));
    writeAt(100, update(null, UNSET));
    assertThat(rows(table, 1)).containsExactly(values(1, 1, null, 1));
    writeAt(100, update("two", UNSET));
    assertThat(rows(table, 1)).containsExactly(values(1, 1, null, 1));
    writeAt(101, update("three", UNSET));
    assertThat(rows(table, 1)).containsExactly(values(1, 1, "three", 1));
  }

  @Test
  void aDeletedRowShadowsWhatIsNotNewer() {
    writeAt(100, insert("one", 1));
    writeAt(200, deleteRow(TimestampOffset.NONE));
    writeAt(150, insert("older", 2));
    writeAt(200, insert("as old", 3));
    assertThat(rows(table, 1)).isEmpty();
    writeAt(201, update("newer", UNSET));
    assertThat(rows(table, 1)).containsExactly(values(1, 1, "newer", null));
    writeAt(202, update(null, UNSET));
    assertThat(rows(table, 1)).isEmpty();
  }

  @Test
  void anOlderDeletionLeavesNewerCellsAndRemovesTheMarker() {
    writeAt(100, insert("old", UNSET));
    writeAt(300, update(UNSET, 3));
    writeAt(200, deleteRow(TimestampOffset.NONE));
    assertThat(rows(table, 1)).containsExactly(values(1, 1, null, 3));
    writeAt(400, update(UNSET, null));
    assertThat(rows(table, 1)).isEmpty();
  }

  @Test
  void aDeletedRangeShadowsWhatIsNotNewer() {
    Slice slice = Slice.between(List.of(), Bound.of(1, true), Bound.of(5, false));
    writeAt(100, insertAt(1), insertAt(4), insertAt(5));
    writeAt(200, new DeleteRange(table, List.of(1), slice, TimestampOffset.NONE));
    writeAt(150, insertAt(2), insertAt(6));
    writeAt(200, insertAt(3));
    assertThat(clusterings()).containsExactly(5, 6);
    writeAt(201, insertAt(3));
    assertThat(clusterings()).containsExactly(3, 5, 6);
  }

  @Test
  void overlappingDeletedRangesShadowEachByItsTimestamp() {
    deleteRange(100, 0, 10);
    deleteRange(300, 4, 6);
    deleteRange(200, 5, 20);
    for (int c = 0; c < 22; c += 3) {
      writeAt(150, insertAt(c));
      writeAt(250, insertAt(c + 1));
    }
    // At 150 outside of 4..20, at 250 outside of 4..6.
    assertThat(clusterings()).containsExactly(0, 1, 3, 7, 10, 13, 16, 19, 21, 22);
  }

  @Test
  void aDeletedPartitionShadowsWhatIsNotNewer() {
    writeAt(100, insertAt(1));
    writeAt(300, insertAt(3));
    writeAt(200, new DeleteRange(table, List.of(1), Slice.ALL, TimestampOffset.NONE));
    assertThat(clusterings()).containsExactly(3);
    writeAt(150, insertAt(4));
    writeAt(200, insertAt(5));
    writeAt(201, insertAt(6));
    assertThat(clusterings()).containsExactly(3, 6);
  }

  @Test
  void whatWasDeletedStaysShadowedAfterReopening() {
    writeAt(200, insertAt(1), insertAt(2));
    writeAt(300, new DeleteRange(table, List.of(1), Slice.of(List.of(1)), TimestampOffset.NONE));
    writeAt(300, DeleteRow.of(table, Row.of(1, 2, UNSET, UNSET), TimestampOffset.NONE));
    writeAt(300, new DeleteRange(table, List.of(2), Slice.ALL, TimestampOffset.NONE));
    reopen();
    define(List.of(table));
    writeAt(250, insertAt(1), insertAt(2), Upsert.insert(table, Row.of(2, 1, "old", 1)));
    assertThat(rows(table, 1)).isEmpty();
    assertThat(rows(table, 2)).isEmpty();
    writeAt(301, insertAt(2));
    assertThat(clusterings()).containsExactly(2);
  }

  @Test
  void aDeleteOneMicrosecondBeforeLeavesTheWritesOfTheBatch() {
    write(insert("old", 1));
    write(deleteRow(TimestampOffset.ONE_MICROSECOND_EARLIER), update("new", UNSET));
    assertThat(rows(table, 1)).containsExactly(values(1, 1, "new", null));
    writeAt(100, Upsert.insert(table, Row.of(2, 1, "old", 1)));
    writeAt(
        200,
        Upsert.insert(table, Row.of(2, 1, "new", UNSET)),
        new DeleteRange(table, List.of(2), Slice.ALL, TimestampOffset.ONE_MICROSECOND_EARLIER));
    assertThat(rows(table, 2)).containsExactly(values(2, 1, "new", null));
    writeAt(199, Upsert.insert(table, Row.of(2, 1, UNSET, 2)));
    assertThat(rows(table, 2)).containsExactly(values(2, 1, "new", null));
  }

  @Test
  void aDeleteWinsOverWritesOfTheSameBatchAtTheSameTimestamp() {
    write(deleteRow(TimestampOffset.NONE), insert("new", 1));
    assertThat(rows(table, 1)).isEmpty();
    write(insert("new", 1), deleteRow(TimestampOffset.NONE));
    assertThat(rows(table, 1)).isEmpty();
    write(insert("new", 1), new DeleteRange(table, List.of(1), Slice.ALL, TimestampOffset.NONE));
    assertThat(rows(table, 1)).isEmpty();
  }

  @Test
  void aWriteOneMicrosecondBeforeLosesToAWriteNow() {
    write(
        update("now", UNSET),
        Upsert.update(table, Row.of(1, 1, "before", 1))
            .at(TimestampOffset.ONE_MICROSECOND_EARLIER));
    assertThat(rows(table, 1)).containsExactly(values(1, 1, "now", 1));
  }

  @Test
  void theOrderOfArrivalNeverMatters() {
    long seed = Seed.next();
    Random random = new Random(seed);
    for (int round = 0; round < 20; round++) {
      int first = 100 + 2 * round;
      List<Runnable> writes = new ArrayList<>();
      for (int i = 0; i < 12; i++) {
        writes.add(randomWrite(random, first, first + 1));
      }
      Collections.shuffle(writes, random);
      writes.forEach(Runnable::run);
      assertThat(withoutPartition(first + 1))
          .as("seed %d, round %d", seed, round)
          .isEqualTo(withoutPartition(first));
    }
  }

  /** Returns a write to one partition; the same write is applied at once to the other. */
  private Runnable randomWrite(Random random, int now, int later) {
    long timestamp = random.nextInt(8);
    int c = random.nextInt(4);
    int kind = random.nextInt(8);
    String text = random.nextInt(4) == 0 ? null : "text " + random.nextInt(3);
    apply(now, timestamp, c, kind, text);
    return () -> apply(later, timestamp, c, kind, text);
  }

  private void apply(int p, long timestamp, int c, int kind, @Nullable String text) {
    switch (kind) {
      case 0 ->
          writeAt(timestamp, DeleteRow.of(table, Row.of(p, c, UNSET, UNSET), TimestampOffset.NONE));
      case 1 -> {
        Slice slice = Slice.between(List.of(), Bound.of(c, true), Bound.of(c + 1, true));
        writeAt(timestamp, new DeleteRange(table, List.of(p), slice, TimestampOffset.NONE));
      }
      case 2 ->
          writeAt(timestamp, new DeleteRange(table, List.of(p), Slice.ALL, TimestampOffset.NONE));
      case 3, 4 -> writeAt(timestamp, Upsert.insert(table, Row.of(p, c, text, UNSET)));
      default -> writeAt(timestamp, Upsert.update(table, Row.of(p, c, text, kind)));
    }
  }

  private List<List<@Nullable Object>> withoutPartition(int partition) {
    return each(rows(table, partition).stream(), row -> row.subList(1, row.size()));
  }

  private List<@Nullable Object> clusterings() {
    return each(rows(table, 1).stream(), row -> row.get(1));
  }

  private void deleteRange(long timestamp, int from, int to) {
    Slice slice = Slice.between(List.of(), Bound.of(from, true), Bound.of(to, true));
    writeAt(timestamp, new DeleteRange(table, List.of(1), slice, TimestampOffset.NONE));
  }

  private Upsert insertAt(int c) {
    return Upsert.insert(table, Row.of(1, c, "text", UNSET));
  }

  private Upsert insert(@Nullable Object text, @Nullable Object number) {
    return Upsert.insert(table, Row.of(1, 1, text, number));
  }

  private Upsert update(@Nullable Object text, @Nullable Object number) {
    return Upsert.update(table, Row.of(1, 1, text, number));
  }

  private DeleteRow deleteRow(TimestampOffset moment) {
    return DeleteRow.of(table, Row.of(1, 1, UNSET, UNSET), moment);
  }
}
