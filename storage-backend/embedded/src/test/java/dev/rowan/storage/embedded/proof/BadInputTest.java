package dev.rowan.storage.embedded.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.annotation.Order;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RowanException;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.DeleteRange;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Bound;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Input that cannot be stored is refused with a code; stored data and later writes are unaffected.
 */
class BadInputTest {
  private static final int LONGEST = 65_535;
  private static final String FITS = "k".repeat(LONGEST);
  private static final String TOO_LONG = "k".repeat(LONGEST + 1);

  private static final TableSchema NAMES =
      TableSchema.named("names")
          .partitionKey("name", ScalarType.TEXT)
          .clustering("part", ScalarType.TEXT, Order.ASC)
          .clustering("place", ScalarType.TEXT, Order.DESC)
          .column("body", ScalarType.BLOB)
          .build();

  private static final TableSchema PAIRS =
      TableSchema.named("pairs")
          .partitionKey("one", ScalarType.TEXT)
          .partitionKey("two", ScalarType.TEXT)
          .column("body", ScalarType.BLOB)
          .build();

  private static final TableSchema BY_PART =
      TableSchema.named("names_by_part")
          .partitionKey("part", ScalarType.TEXT)
          .clustering("name", ScalarType.TEXT, Order.ASC)
          .build();

  @TempDir Path directory;

  private Client store;

  @BeforeEach
  void keepARow() {
    store = Client.open(directory);
    store.define(Schema.of(List.of(NAMES, PAIRS, BY_PART)));
    store.apply(insert("kept", "a", "z"));
  }

  @AfterEach
  void nothingIsLostAndTheStoreIsUsable() {
    store.apply(insert("later", "a", "z"));
    requireRows();
    store.close();
    store = Client.open(directory);
    store.define(Schema.of(List.of(NAMES, PAIRS, BY_PART)));
    requireRows();
    store.close();
  }

  private void requireRows() {
    for (String name : List.of("kept", "later")) {
      assertThat(store.rows(NAMES, name)).containsExactly(insert(name, "a", "z").row());
    }
  }

  @Test
  void keysAsLongAsTheyMayBeAreStoredAndLongerOnesAreNot() {
    // In ordered form: a mark and an end for each of two columns, a byte of the other, the row's
    // end.
    String part = "k".repeat(LONGEST - 6);
    store.apply(insert(FITS, part, "z"));
    assertThat(store.rows(NAMES, FITS)).containsExactly(insert(FITS, part, "z").row());
    refused(ErrorCode.KEY_TOO_LONG, () -> store.apply(insert(FITS, part, "zz")));
    for (Upsert tooLong :
        List.of(
            insert(TOO_LONG, "a", "z"), insert("b", TOO_LONG, "z"), insert("b", "a", TOO_LONG))) {
      refused(ErrorCode.KEY_TOO_LONG, () -> store.apply(tooLong));
      refused(
          ErrorCode.KEY_TOO_LONG,
          () -> store.apply(DeleteRow.of(NAMES, tooLong.row(), TimestampOffset.NONE)));
    }
    assertThat(store.rows(NAMES, "b")).isEmpty();
  }

  @Test
  void aKeyOfSeveralColumnsIsMeasuredAsAWhole() {
    // Two bytes of length and one of end for each column.
    String rest = "k".repeat(LONGEST - 7);
    store.apply(Upsert.insert(PAIRS, Row.of("1", rest, body(1))));
    assertThat(store.rows(PAIRS, "1", rest)).hasSize(1);
    refused(
        ErrorCode.KEY_TOO_LONG,
        () -> store.apply(Upsert.insert(PAIRS, Row.of("12", rest, body(1)))));
    refused(ErrorCode.KEY_TOO_LONG, () -> store.rows(PAIRS, "12", rest));
  }

  @Test
  void readsAndRangesWithKeysTooLongAreRefused() {
    refused(ErrorCode.KEY_TOO_LONG, () -> store.rows(NAMES, TOO_LONG));
    Slice equal = Slice.of(List.of(TOO_LONG));
    Slice range = Slice.between(List.of("a"), Bound.of(TOO_LONG, true), null);
    for (Slice slice : List.of(equal, range)) {
      refused(ErrorCode.KEY_TOO_LONG, () -> store.rows(NAMES, List.of("kept"), slice, 1));
      refused(
          ErrorCode.KEY_TOO_LONG,
          () -> store.apply(new DeleteRange(NAMES, List.of("kept"), slice, TimestampOffset.NONE)));
    }
  }

  @Test
  void aBatchWithOneKeyTooLongStoresNothing() {
    refused(
        ErrorCode.KEY_TOO_LONG,
        () -> store.apply(insert("b", "a", "z"), insert("b", TOO_LONG, "z")));
    Upsert row = insert("b", "a", "z");
    Upsert entry = Upsert.insert(BY_PART, Row.of(TOO_LONG, "b"));
    refused(
        ErrorCode.KEY_TOO_LONG,
        () -> store.apply(MutationSet.of(Change.of(row, (before, after) -> List.of(entry)))));
    assertThat(store.rows(NAMES, "b")).isEmpty();
  }

  @Test
  void emptyPartitionKeysAreRefused() {
    refused(ErrorCode.VALUE_REJECTED, () -> store.apply(insert("", "a", "z")));
  }

  @Test
  void keysWithoutAValueAreRefused() {
    Row row = Row.of("b", null, "z", body(1));
    refused(ErrorCode.NULL_KEY, () -> store.apply(Upsert.insert(NAMES, row)));
  }

  @Test
  void rowsBeyondTheLimitAreRefusedAlsoWhenTheyGrow() {
    Row large = Row.of("kept", "a", "z", body(16 << 20));
    refused(ErrorCode.ROW_TOO_LARGE, () -> store.apply(Upsert.insert(NAMES, large)));
    refused(ErrorCode.ROW_TOO_LARGE, () -> store.apply(Upsert.update(NAMES, large)));
    Row larger = Row.of("kept", "a", "z", body((16 << 20) + 1));
    refused(ErrorCode.GUARDRAIL, () -> store.apply(Upsert.insert(NAMES, larger)));
  }

  @Test
  void tablesThatAreNotDefinedAreRefused() {
    TableSchema unknown = TableSchema.named("unknown").partitionKey("id", ScalarType.INT).build();
    refused(ErrorCode.SCHEMA_MISMATCH, () -> store.apply(Upsert.insert(unknown, Row.of(1))));
    refused(ErrorCode.SCHEMA_MISMATCH, () -> store.rows(unknown, 1));
  }

  private static Upsert insert(String name, String part, String place) {
    return Upsert.insert(NAMES, Row.of(name, part, place, body(9)));
  }

  private static ByteBuffer body(int size) {
    return ByteBuffer.wrap(new byte[size]).asReadOnlyBuffer();
  }

  private static void refused(ErrorCode code, Runnable call) {
    assertThatThrownBy(call::run)
        .isInstanceOfSatisfying(RowanException.class, e -> assertThat(e.code()).isEqualTo(code))
        .hasMessageNotContaining("kkkk");
  }
}
