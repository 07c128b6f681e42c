package dev.rowan.storage.embedded.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Order;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.Consequences;
import dev.rowan.spi.mutation.DeleteRange;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Bound;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/**
 * Numbered batches of several writers. The first n batches of each writer determine the content of
 * the store: a row with a static column, an index entry of the row, a note in a separate table, and
 * sometimes the deletion of an older row or of all rows but the last.
 */
final class Ledger {
  static final int WRITERS = 3;
  private static final int TAGS = 5;
  private static final int RETAINED = 100;

  static final TableSchema ENTRIES =
      TableSchema.named("entries")
          .partitionKey("writer", ScalarType.INT)
          .clustering("number", ScalarType.BIGINT, Order.ASC)
          .staticColumn("last", ScalarType.BIGINT)
          .column("tag", ScalarType.INT)
          .column("body", ScalarType.BLOB)
          .build();

  static final TableSchema BY_TAG =
      TableSchema.named("entries_by_tag")
          .partitionKey("tag", ScalarType.INT)
          .clustering("number", ScalarType.BIGINT, Order.DESC)
          .clustering("writer", ScalarType.INT, Order.ASC)
          .build();

  /** The acknowledged batches of all writers that the writer knew of when it started a batch. */
  static final TableSchema NOTES =
      TableSchema.named("notes")
          .partitionKey("writer", ScalarType.INT)
          .clustering("number", ScalarType.BIGINT, Order.ASC)
          .column("acknowledged", new ListType(ScalarType.BIGINT, true))
          .build();

  static final Schema SCHEMA =
      new Schema(List.of(ENTRIES, BY_TAG, NOTES), Map.of(BY_TAG.name(), ENTRIES.name()));

  private static final Consequences INDEX_MAINTENANCE =
      (before, after) -> {
        List<Mutation> mutations = new ArrayList<>();
        if (before == null && after != null) {
          mutations.add(Upsert.insert(BY_TAG, entry(after)));
        }
        if (before != null && after == null) {
          mutations.add(
              DeleteRow.of(BY_TAG, entry(before), TimestampOffset.ONE_MICROSECOND_EARLIER));
        }
        return mutations;
      };

  private Ledger() {}

  private static Row entry(Row row) {
    return Row.of(row.get(3), row.get(1), row.get(0));
  }

  /**
   * Returns the batch with this number of a writer; {@code acknowledged} is what the writer knows.
   */
  static MutationSet batch(int writer, long number, long[] acknowledged, int bodySize) {
    List<Change> changes = new ArrayList<>();
    Row row = Row.of(writer, number, number, tag(writer, number), body(writer, number, bodySize));
    changes.add(Change.of(Upsert.insert(ENTRIES, row), INDEX_MAINTENANCE));
    Row note = Row.of(writer, number, LongStream.of(acknowledged).boxed().toList());
    changes.add(Change.of(Upsert.insert(NOTES, note)));
    if (number % 4 == 3) {
      Row old = Row.unset(ENTRIES.size()).set(0, writer).set(1, number - 2).build();
      changes.add(Change.of(DeleteRow.of(ENTRIES, old, TimestampOffset.NONE), INDEX_MAINTENANCE));
    }
    if (number % RETAINED == 0) {
      Slice old = Slice.between(List.of(), null, Bound.of(number - RETAINED, false));
      List<Object> partition = List.of(writer);
      changes.add(
          Change.of(
              new DeleteRange(ENTRIES, partition, old, TimestampOffset.NONE), INDEX_MAINTENANCE));
      changes.add(Change.of(new DeleteRange(NOTES, partition, old, TimestampOffset.NONE)));
    }
    return MutationSet.of(changes);
  }

  private static int tag(int writer, long number) {
    return (int) ((number * 7 + writer) % TAGS);
  }

  private static ByteBuffer body(int writer, long number, int size) {
    byte[] body = new byte[size + (int) (number % 3)];
    new Random(number * WRITERS + writer).nextBytes(body);
    return ByteBuffer.wrap(body).asReadOnlyBuffer();
  }

  /** Returns the number of batches of a writer that the store records. */
  static long count(Client store, int writer) {
    List<Row> rows = store.rows(ENTRIES, writer);
    return rows.isEmpty() ? 0 : (Long) rows.get(0).get(2) + 1;
  }

  /**
   * Fails unless the store contains exactly the effects of a prefix of each writer's batches, and
   * with each batch all that had been acknowledged before it started.
   *
   * @return the number of batches of each writer
   */
  static long[] requireWhole(Client store, int bodySize, String description) {
    long[] counts = new long[WRITERS];
    for (int writer = 0; writer < WRITERS; writer++) {
      counts[writer] = count(store, writer);
    }
    for (int writer = 0; writer < WRITERS; writer++) {
      List<Row> rows = store.rows(ENTRIES, writer);
      assertThat(rows).as(description).isEqualTo(entries(writer, counts[writer], bodySize));
      requireNotes(store.rows(NOTES, writer), counts, counts[writer], description);
    }
    for (int tag = 0; tag < TAGS; tag++) {
      assertThat(store.rows(BY_TAG, tag))
          .as(description)
          .containsExactlyInAnyOrderElementsOf(entriesOf(tag, counts));
    }
    return counts;
  }

  private static List<Row> entries(int writer, long count, int bodySize) {
    return live(count)
        .filter(number -> number % 4 != 1 || number + 2 >= count)
        .mapToObj(n -> Row.of(writer, n, count - 1, tag(writer, n), body(writer, n, bodySize)))
        .toList();
  }

  /** Returns the numbers that no deletion of older ones has reached. */
  private static LongStream live(long count) {
    long lastDeletion = (count - 1) / RETAINED * RETAINED;
    return LongStream.range(count == 0 ? 0 : Math.max(0, lastDeletion - RETAINED), count);
  }

  private static List<Row> entriesOf(int tag, long[] counts) {
    List<Row> entries = new ArrayList<>();
    for (int writer = 0; writer < WRITERS; writer++) {
      for (Row row : entries(writer, counts[writer], 0)) {
        if (row.get(3).equals(tag)) {
          entries.add(entry(row));
        }
      }
    }
    return entries;
  }

  private static void requireNotes(
      List<Row> notes, long[] counts, long count, @Nullable String description) {
    assertThat(notes.stream().map(note -> note.get(1)))
        .as(description)
        .containsExactlyElementsOf(live(count).boxed().toList());
    for (Row note : notes) {
      List<?> acknowledged = (List<?>) note.get(2);
      for (int writer = 0; writer < WRITERS; writer++) {
        assertThat(counts[writer])
            .as("%s: batches of writer %d before a batch that is there", description, writer)
            .isGreaterThanOrEqualTo((Long) acknowledged.get(writer));
      }
    }
  }
}
