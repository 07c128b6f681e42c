package dev.rowan.processor.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.internal.copy.Copies;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.state.IndexStates;
import dev.rowan.internal.state.WriterTags;
import dev.rowan.spi.schema.ColumnSchema;
import dev.rowan.spi.schema.Component;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class HiddenSchemaTest {
  @Test
  void theTableOfStatesIsThatOfTheRunTime() {
    assertThat(HiddenSchema.STATES)
        .isEqualTo("-- the states of the indexes\n" + cql(IndexStates.TABLE));
  }

  @Test
  void soIsTheTableOfPendingRewritesOfCopies() {
    assertThat(HiddenSchema.COPY_TASKS)
        .isEqualTo("-- pending rewrites of copies\n" + cql(Copies.TASKS));
  }

  @Test
  void soIsTheTableOfTags() {
    assertThat(HiddenSchema.TAGS)
        .isEqualTo(
            "-- the tags that distinguish the timestamps of writers\n" + cql(WriterTags.TABLE));
  }

  @Test
  void soAreTheHiddenColumns() {
    TableSchema base =
        TableSchema.named("item")
            .partitionKey("id", ScalarType.UUID)
            .column("sku", ScalarType.TEXT)
            .build();
    TableSchema skus =
        TableSchema.named("item_by_sku")
            .partitionKey("sku", ScalarType.TEXT)
            .column("id", ScalarType.UUID)
            .build();
    DerivedTable unique =
        DerivedTable.unique(
            skus, base, List.of(new Component.Copy(1), new Component.Copy(0)), List.of("sku"));
    EntityTables tables = EntityTables.clientMaintained(base, List.of(unique));
    assertThat(tables.row().columns().stream().skip(base.size()))
        .extracting(column -> "\"" + column.name() + "\" " + column.type().cql())
        .containsExactly(
            HiddenSchema.VERSION,
            HiddenSchema.DELETED,
            HiddenSchema.ATTEMPT,
            HiddenSchema.reservation("item_by_sku"));
  }

  private static String cql(TableSchema table) {
    String columns =
        table.columns().stream()
            .map(column -> "  " + column.name() + " " + column.type().cql() + ",\n")
            .collect(Collectors.joining());
    String partition = names(table, 0, table.partitionKeySize());
    String clustering = names(table, table.partitionKeySize(), table.keySize());
    String key = "(" + partition + ")" + (clustering.isEmpty() ? "" : ", " + clustering);
    return """
        CREATE TABLE IF NOT EXISTS %s (
        %s  PRIMARY KEY (%s)
        );
        """
        .formatted(table.name(), columns, key);
  }

  private static String names(TableSchema table, int from, int to) {
    return table.columns().subList(from, to).stream()
        .map(ColumnSchema::name)
        .collect(Collectors.joining(", "));
  }
}
