package dev.rowan.storage.embedded.column;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.annotation.Order;
import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.embedded.row.Cell;
import dev.rowan.storage.embedded.row.CellStamp;
import dev.rowan.storage.embedded.row.RowMarker;
import dev.rowan.storage.embedded.row.RowValueCodec;
import dev.rowan.storage.embedded.row.StoredRow;
import dev.rowan.storage.embedded.type.ByteSink;
import dev.rowan.storage.embedded.type.ByteSource;
import java.util.List;
import org.junit.jupiter.api.Test;

class RowColumnsTest {
  private static final TableSchema TABLE =
      TableSchema.named("post")
          .partitionKey("author", ScalarType.TEXT)
          .clustering("at", ScalarType.INT, Order.DESC)
          .staticColumn("motto", ScalarType.TEXT)
          .column("title", ScalarType.TEXT)
          .column("tags", new ListType(ScalarType.TEXT, true))
          .build();
  private static final RowColumns COLUMNS = new RowColumns(TABLE, new int[] {0, 0, 3, 9, 4});
  private static final CellStamp AT = new CellStamp(10, 0, 7, () -> 1);
  private static final List<String> TAGS = List.of("x", "y");

  private final ByteSink sink = new ByteSink();

  @Test
  void readsAnInsertedRowBackIntoSchemaOrder() {
    StoredRow row = regulars("first", TAGS).marker(RowMarker.of(10)).build();
    Object[] read = new Object[5];
    assertThat(COLUMNS.read(row, 0, read)).isTrue();
    assertThat(read).containsExactly(null, null, null, "first", TAGS);
    assertThat(readValue(row, 0)).containsExactly(null, null, null, "first", TAGS);
  }

  @Test
  void turnsNullsIntoTombstonesAndUnsetIntoNothing() {
    StoredRow row = regulars(null, null).build();
    assertThat(row.cellOf(9)).isEqualTo(Cell.tombstone(10, 7));
    assertThat(row.cellOf(4)).isEqualTo(Cell.tombstone(10, 7));
    assertThat(regulars(Row.UNSET, Row.UNSET).build()).isEqualTo(StoredRow.EMPTY);
  }

  @Test
  void keepsStaticsApart() {
    Row row = Row.of("a", Row.UNSET, "onward", Row.UNSET, Row.UNSET);
    assertThat(COLUMNS.setsStatics(row)).isTrue();
    assertThat(COLUMNS.regulars(row, AT, StoredRow.EMPTY, new ByteSink()).build().isEmpty())
        .isTrue();
    StoredRow statics = COLUMNS.statics(row, AT, StoredRow.EMPTY, new ByteSink()).build();
    assertThat(statics.size()).isEqualTo(1);
    assertThat(readValue(statics, 0)).containsExactly(null, null, "onward", null, null);
  }

  @Test
  void skipsCellsOfDroppedColumnsButTheyKeepTheRowAlive() {
    StoredRow row =
        new StoredRow.Builder()
            .add(5, Cell.live(10, new byte[] {1}))
            .add(500, Cell.live(10, new byte[] {2}))
            .build();
    assertThat(readValue(row, 0)).containsOnlyNulls();
    assertThat(COLUMNS.read(row, 0, new Object[5])).isTrue();
    StoredRow emptied = new StoredRow.Builder().add(5, Cell.tombstone(10, 7)).build();
    assertThat(readValue(emptied, 0)).isNull();
    assertThat(COLUMNS.read(emptied, 0, new Object[5])).isFalse();
  }

  @Test
  void showsOnlyWhatIsLive() {
    StoredRow row = regulars(null, TAGS).marker(new RowMarker(10, 5, 12)).build();
    assertThat(readValue(row, 0)).containsExactly(null, null, null, null, TAGS);
    StoredRow marked = new StoredRow.Builder().marker(new RowMarker(10, 5, 12)).build();
    assertThat(readValue(marked, 11)).containsOnlyNulls();
    assertThat(readValue(marked, 12)).isNull();
  }

  @Test
  void refusesAValueThatItsColumnCannotHoldAndSaysWhichColumn() {
    assertThatThrownBy(() -> regulars(5, TAGS))
        .isInstanceOf(RejectedInputException.class)
        .hasMessageContaining("post")
        .hasMessageContaining("title");
    assertThatThrownBy(() -> regulars("x\ud800", TAGS))
        .isInstanceOf(RejectedInputException.class)
        .hasMessageNotContaining("x\ud800");
  }

  private static StoredRow.Builder regulars(Object title, Object tags) {
    return COLUMNS.regulars(
        Row.of("a", 1, Row.UNSET, title, tags), AT, StoredRow.EMPTY, new ByteSink());
  }

  /** Returns the row that a reader sees, or null. */
  private Object[] readValue(StoredRow row, long now) {
    RowValueCodec.write(row, sink.reset());
    Object[] read = new Object[5];
    return COLUMNS.read(sink.array(), sink.length(), now, new ByteSource(), read) ? read : null;
  }
}
