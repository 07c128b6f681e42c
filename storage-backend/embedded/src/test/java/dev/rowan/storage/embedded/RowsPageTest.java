package dev.rowan.storage.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.spi.schema.ColumnType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.embedded.FormatPage.Line;
import dev.rowan.storage.embedded.column.RowColumns;
import dev.rowan.storage.embedded.row.Cell;
import dev.rowan.storage.embedded.row.CellStamp;
import dev.rowan.storage.embedded.row.PartitionHeader;
import dev.rowan.storage.embedded.row.RangeTombstone;
import dev.rowan.storage.embedded.row.RowValueCodec;
import dev.rowan.storage.embedded.row.StoredRow;
import dev.rowan.storage.embedded.type.ByteSink;
import org.junit.jupiter.api.Test;

/** The code matches every line of every table in {@code docs/format/rows.md}. */
class RowsPageTest {
  private static final String VALUES = "marker|deletion|cells|value";
  private static final String HEADERS = "partition deletion|newest range|ranges|header";
  private static final String RANGES = "start|end|deletion|range";
  private static final String CELLS = "cell|other cell|stays";
  private static final String MARKERS = "marker|other marker|stays";
  private static final String SHADOWS =
      "row: marker|row: deletion|row: cells|deleted at|left: marker|left: deletion|left: cells";
  private static final String WRITTEN = "type|written|elements";
  private static final String ELEMENTS = "elements|other elements|stay";
  private static final String SEEN = "cell|second|seen|dropped with retention 10";

  private static final FormatPage PAGE = new FormatPage("rows.md");

  private final ByteSink sink = new ByteSink();

  @Test
  void everyTableIsOneThatATestReads() {
    assertThat(PAGE.headers())
        .containsExactlyInAnyOrder(
            VALUES, HEADERS, RANGES, CELLS, MARKERS, SHADOWS, SEEN, WRITTEN, ELEMENTS);
  }

  @Test
  void rowsHaveTheValuesShown() {
    for (Line line : PAGE.under(VALUES)) {
      StoredRow row = PageRow.row(line.cell(0), line.cell(1), line.cell(2));
      RowValueCodec.write(row, sink.reset());
      byte[] shown = FormatPage.bytes(line.cell(3));
      assertThat(written()).as("%s", line).isEqualTo(FormatPage.hex(shown));
      assertThat(RowValueCodec.read(shown, shown.length)).as("%s", line).isEqualTo(row);
    }
  }

  @Test
  void headersHaveTheValuesShown() {
    for (Line line : PAGE.under(HEADERS)) {
      boolean none = line.cell(1).equals("none");
      PartitionHeader header =
          new PartitionHeader(
              PageRow.deletion(line.cell(0)),
              none ? PartitionHeader.NO_RANGE : Long.parseLong(line.cell(1)),
              Integer.parseInt(line.cell(2)));
      header.write(sink.reset());
      byte[] shown = FormatPage.bytes(line.cell(3));
      assertThat(written()).as("%s", line).isEqualTo(FormatPage.hex(shown));
      assertThat(PartitionHeader.read(shown, shown.length)).as("%s", line).isEqualTo(header);
    }
  }

  @Test
  void rangesHaveTheValuesShown() {
    for (Line line : PAGE.under(RANGES)) {
      byte[] start = FormatPage.bytes(line.cell(0));
      RangeTombstone range =
          new RangeTombstone(start, FormatPage.bytes(line.cell(1)), PageRow.deletion(line.cell(2)));
      range.write(sink.reset());
      byte[] shown = FormatPage.bytes(line.cell(3));
      assertThat(written()).as("%s", line).isEqualTo(FormatPage.hex(shown));
      assertThat(RangeTombstone.read(start, shown, shown.length)).as("%s", line).isEqualTo(range);
    }
  }

  @Test
  void theCellShownStays() {
    for (Line line : PAGE.under(CELLS)) {
      Cell one = PageRow.cell(line.cell(0));
      Cell two = PageRow.cell(line.cell(1));
      Cell stays = PageRow.cell(line.cell(2));
      assertThat(Cell.reconcile(one, two)).as("%s", line).isEqualTo(stays);
      assertThat(Cell.reconcile(two, one)).as("%s", line).isEqualTo(stays);
    }
  }

  @Test
  void writesLeaveTheElementsShown() {
    for (Line line : PAGE.under(WRITTEN)) {
      ColumnType type = PageValue.type(line.cell(0));
      TableSchema table =
          TableSchema.named("t").partitionKey("p", ScalarType.INT).column("v", type).build();
      Row row = Row.of(1, PageEdit.written(type, line.cell(1)));
      StoredRow written =
          new RowColumns(table, new int[] {0, 1})
              .regulars(row, new CellStamp(1000, 0, 10, () -> 5), StoredRow.EMPTY, new ByteSink())
              .build();
      assertThat(written).as("%s", line).isEqualTo(PageRow.row("", "", "1: " + line.cell(2)));
    }
  }

  @Test
  void theElementsShownStay() {
    for (Line line : PAGE.under(ELEMENTS)) {
      StoredRow one = PageRow.row("", "", "1: " + line.cell(0));
      StoredRow two = PageRow.row("", "", "1: " + line.cell(1));
      StoredRow stay = PageRow.row("", "", "1: " + line.cell(2));
      assertThat(one.merge(two)).as("%s", line).isEqualTo(stay);
      assertThat(two.merge(one)).as("%s", line).isEqualTo(stay);
    }
  }

  @Test
  void theMarkerShownStays() {
    for (Line line : PAGE.under(MARKERS)) {
      StoredRow one = PageRow.row(line.cell(0), "", "");
      StoredRow two = PageRow.row(line.cell(1), "", "");
      StoredRow stays = PageRow.row(line.cell(2), "", "");
      assertThat(one.merge(two)).as("%s", line).isEqualTo(stays);
      assertThat(two.merge(one)).as("%s", line).isEqualTo(stays);
    }
  }

  @Test
  void deletionsLeaveWhatIsShown() {
    for (Line line : PAGE.under(SHADOWS)) {
      StoredRow row = PageRow.row(line.cell(0), line.cell(1), line.cell(2));
      assertThat(row.shadow(Long.parseLong(line.cell(3))))
          .as("%s", line)
          .isEqualTo(PageRow.row(line.cell(4), line.cell(5), line.cell(6)));
    }
  }

  @Test
  void cellsAreSeenAndDroppedWhenShown() {
    for (Line line : PAGE.under(SEEN)) {
      long second = Long.parseLong(line.cell(1));
      StoredRow row = PageRow.row("", "", "1: " + line.cell(0));
      assertThat(row.isLive(second)).as("%s", line).isEqualTo(line.cell(2).equals("yes"));
      assertThat(row.purge(second, 10).isEmpty())
          .as("%s", line)
          .isEqualTo(line.cell(3).equals("yes"));
    }
  }

  private String written() {
    return FormatPage.hex(sink.toByteArray());
  }
}
