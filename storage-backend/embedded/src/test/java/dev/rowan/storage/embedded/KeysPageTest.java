package dev.rowan.storage.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Order;
import dev.rowan.spi.schema.ColumnType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Bound;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import dev.rowan.storage.embedded.FormatPage.Line;
import dev.rowan.storage.embedded.key.KeyCodec;
import dev.rowan.storage.embedded.key.KeyFormat;
import dev.rowan.storage.embedded.key.KeyRange;
import dev.rowan.storage.embedded.type.ByteSink;
import dev.rowan.storage.embedded.type.ByteSource;
import dev.rowan.storage.embedded.type.TypeCodec;
import dev.rowan.storage.embedded.type.TypeCodecs;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The code matches every line of every table in {@code docs/format/keys.md}. */
class KeysPageTest {
  private static final String MARKS = "mark|byte|meaning";
  private static final String VALUES = "type|value|value form";
  private static final String ORDERED = "type|value|ordered form|descending";
  private static final String SHORTER = "type|value form|read as";
  private static final String READ_BACK = "type|written|read back";
  private static final String PARTITIONS = "partition key|values|bytes|token";
  private static final String ROWS = "table id|partition key|clustering|key";
  private static final String SLICES = "clustering|prefix|lower|upper|from|to";

  private static final FormatPage PAGE = new FormatPage("keys.md");

  private final ByteSink sink = new ByteSink();

  @Test
  void everyTableIsOneThatATestReads() {
    assertThat(PAGE.headers())
        .containsExactlyInAnyOrder(
            MARKS, VALUES, ORDERED, SHORTER, READ_BACK, PARTITIONS, ROWS, SLICES);
  }

  @Test
  void marksAreTheBytesOfTheCode() {
    Map<String, Integer> marks =
        Map.of(
            "header", KeyFormat.HEADER,
            "range tombstone", KeyFormat.RANGE_TOMBSTONE,
            "static row", KeyFormat.STATIC_ROW,
            "before", KeyFormat.BEFORE,
            "row end", KeyFormat.ROW_END,
            "component", 0x40,
            "after", KeyFormat.AFTER,
            "partition end", KeyFormat.PARTITION_END);
    List<String> reserved = List.of("null", "empty", "empty descending");
    for (Line line : PAGE.under(MARKS)) {
      if (!reserved.contains(line.cell(0))) {
        assertThat(marks).as("%s", line).containsKey(line.cell(0));
        assertThat(Integer.parseInt(line.cell(1), 16))
            .as("%s", line)
            .isEqualTo(marks.get(line.cell(0)));
      }
    }
    assertThat(PAGE.under(MARKS)).hasSize(marks.size() + reserved.size());
  }

  @Test
  void everyTypeHasExamplesOfBothForms() {
    for (ScalarType type : ScalarType.values()) {
      assertThat(PAGE.under(VALUES)).anyMatch(line -> line.cell(0).equals(type.cql()));
      assertThat(PAGE.under(ORDERED)).anyMatch(line -> line.cell(0).equals(type.cql()));
    }
  }

  @Test
  void valueFormsAreTheBytesShown() {
    for (Line line : PAGE.under(VALUES)) {
      TypeCodec<?> codec = codec(line);
      Object value = value(line);
      codec.writeValue(value, sink.reset());
      assertThat(written()).as("%s", line).isEqualTo(grouped(line.cell(2)));
      ByteSource in = new ByteSource().reset(FormatPage.bytes(line.cell(2)));
      assertThat(codec.readValue(in, in.remaining())).as("%s", line).isEqualTo(value);
    }
  }

  @Test
  void orderedFormsAreTheBytesShownAndSortAsTheLinesDo() {
    String lastType = "";
    byte[] last = {};
    for (Line line : PAGE.under(ORDERED)) {
      TypeCodec<?> codec = codec(line);
      Object value = value(line);
      codec.writeOrdered(value, sink.reset());
      byte[] form = sink.toByteArray();
      assertThat(written()).as("%s", line).isEqualTo(grouped(line.cell(2)));
      sink.invertFrom(0);
      assertThat(written()).as("%s", line).isEqualTo(grouped(line.cell(3)));
      ByteSource in = new ByteSource().reset(form);
      assertThat(codec.readOrdered(in)).as("%s", line).isEqualTo(value);
      if (line.cell(0).equals(lastType)) {
        assertThat(Arrays.compareUnsigned(last, form)).as("%s", line).isNegative();
      }
      lastType = line.cell(0);
      last = form;
    }
  }

  @Test
  void valuesOfFewerFieldsAreReadAsShown() {
    for (Line line : PAGE.under(SHORTER)) {
      ByteSource in = new ByteSource().reset(FormatPage.bytes(line.cell(1)));
      assertThat(codec(line).readValue(in, in.remaining()))
          .as("%s", line)
          .isEqualTo(PageValue.value(PageValue.type(line.cell(0)), line.cell(2)));
    }
  }

  @Test
  void decimalsAreReadBackWithTheScaleShown() {
    for (Line line : PAGE.under(READ_BACK)) {
      codec(line).writeOrdered(value(line), sink.reset());
      ByteSource in = new ByteSource().reset(sink.toByteArray());
      assertThat(codec(line).readOrdered(in))
          .as("%s", line)
          .isEqualTo(PageValue.value(PageValue.type(line.cell(0)), line.cell(2)));
    }
  }

  @Test
  void partitionKeysHaveTheBytesAndTokensShown() {
    for (Line line : PAGE.under(PARTITIONS)) {
      TableSchema.Builder table = TableSchema.named("t");
      List<Object> key = keyOf(line.cell(0), line.cell(1), table);
      KeyCodec.of(table.build(), 0).writePartition(key, sink.reset());
      assertThat(written().substring(28)).as("%s", line).isEqualTo(grouped(line.cell(2)));
      assertThat(KeyFormat.token(sink.toByteArray()))
          .as("%s", line)
          .isEqualTo(Long.parseLong(line.cell(3)));
    }
  }

  @Test
  void rowsHaveTheKeysShownAndTheirValuesAreReadBack() {
    for (Line line : PAGE.under(ROWS)) {
      TableSchema.Builder table = TableSchema.named("t");
      List<Object> values = new ArrayList<>(keyOf("int", line.cell(1), table));
      values.addAll(clusteringOf(line.cell(2), table));
      KeyCodec keys = KeyCodec.of(table.build(), Integer.parseInt(line.cell(0)));
      byte[] key = keys.rowKey(Row.of(values.toArray()), sink);
      assertThat(FormatPage.hex(key)).as("%s", line).isEqualTo(grouped(line.cell(3)));
      Object[] read = new Object[values.size()];
      keys.readPartition(key, read);
      keys.readClustering(key, key.length, read);
      assertThat(read).as("%s", line).containsExactlyElementsOf(values);
    }
  }

  @Test
  void slicesHaveTheBoundsShown() {
    for (Line line : PAGE.under(SLICES)) {
      TableSchema.Builder table = TableSchema.named("t").partitionKey("p", ScalarType.INT);
      List<ColumnType> types = new ArrayList<>();
      for (String column : line.cell(0).split(", ", -1)) {
        types.add(clustering("c" + types.size(), column, table));
      }
      List<Object> prefix = new ArrayList<>();
      for (String value : line.cell(1).isEmpty() ? new String[0] : line.cell(1).split(", ", -1)) {
        prefix.add(PageValue.value(types.get(prefix.size()), value));
      }
      ColumnType next = types.get(Math.min(prefix.size(), types.size() - 1));
      Slice slice = Slice.between(prefix, bound(next, line.cell(2)), bound(next, line.cell(3)));
      KeyRange range = KeyCodec.of(table.build(), 1).slices(List.of(1), slice, sink).get(0);
      assertThat(FormatPage.hex(range.from()).substring(36))
          .as("%s", line)
          .isEqualTo(grouped(line.cell(4)));
      assertThat(FormatPage.hex(range.to()).substring(36))
          .as("%s", line)
          .isEqualTo(grouped(line.cell(5)));
    }
  }

  private static List<Object> keyOf(String types, String values, TableSchema.Builder table) {
    List<Object> key = new ArrayList<>();
    String[] texts = values.split(", ", -1);
    for (String type : types.split(", ", -1)) {
      table.partitionKey("p" + key.size(), PageValue.type(type));
      key.add(PageValue.value(PageValue.type(type), texts[key.size()]));
    }
    return key;
  }

  /** Parses columns with values, such as {@code int 5 DESC}. */
  private static List<Object> clusteringOf(String columns, TableSchema.Builder table) {
    List<Object> values = new ArrayList<>();
    for (String column : columns.isEmpty() ? new String[0] : columns.split(", ", -1)) {
      String[] parts = column.split(" ", -1);
      ColumnType type = clustering("c" + values.size(), parts[0] + " " + parts[2], table);
      values.add(PageValue.value(type, parts[1]));
    }
    return values;
  }

  /** Adds a column such as {@code int DESC}. */
  private static ColumnType clustering(String name, String column, TableSchema.Builder table) {
    String[] parts = column.split(" ", -1);
    ColumnType type = PageValue.type(parts[0]);
    table.clustering(name, type, Order.valueOf(parts[1]));
    return type;
  }

  private static Bound bound(ColumnType type, String text) {
    if (text.isEmpty()) {
      return null;
    }
    String[] parts = text.split(" ", -1);
    return Bound.of(PageValue.value(type, parts[1]), parts[0].endsWith("="));
  }

  private static TypeCodec<?> codec(Line line) {
    return TypeCodecs.of(PageValue.type(line.cell(0)));
  }

  private static Object value(Line line) {
    return PageValue.value(PageValue.type(line.cell(0)), line.cell(1));
  }

  private String written() {
    return FormatPage.hex(sink.toByteArray());
  }

  private static String grouped(String hex) {
    return hex.replace(" ", "");
  }
}
