package dev.rowan.processor.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.schema.ColumnSchema;
import dev.rowan.schema.TableSchema;
import dev.rowan.state.IndexStates;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class HiddenColumnsTest {
  @Test
  void theTableOfStatesIsThatOfTheRunTime() {
    TableSchema states = IndexStates.TABLE;
    String columns =
        states.columns().stream()
            .map(column -> "  " + column.name() + " " + column.type().cql() + ",\n")
            .collect(Collectors.joining());
    String key =
        states.columns().subList(0, states.keySize()).stream()
            .map(ColumnSchema::name)
            .collect(Collectors.joining("), ", "(", ""));
    assertThat(HiddenColumns.STATES)
        .isEqualTo(
            """
            -- which indexes may answer
            CREATE TABLE IF NOT EXISTS %s (
            %s  PRIMARY KEY (%s)
            );
            """
                .formatted(states.name(), columns, key));
  }
}
