package dev.rowan.processor.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.internal.state.ReservedTables;
import dev.rowan.processor.rule.mapping.ReservedTable;
import dev.rowan.spi.schema.ScalarType;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** The processor does not depend on the run time, so it repeats some tables: they are equal. */
class RuntimeTwinsTest {
  @Test
  void scalarsAreThoseOfTheRunTime() {
    assertThat(Arrays.stream(ScalarKind.values()).map(Enum::name))
        .containsExactlyElementsOf(Arrays.stream(ScalarType.values()).map(Enum::name).toList());
    for (ScalarKind kind : ScalarKind.values()) {
      ScalarType type = ScalarType.valueOf(kind.name());
      assertThat(kind.cql()).isEqualTo(type.cql());
      assertThat(kind.isOrdered()).as(kind.cql()).isEqualTo(type.valueType().isOrdered());
      assertThat(kind.isNumber()).as(kind.cql()).isEqualTo(type.valueType().isNumber());
      assertThat(JavaScalar.canonical(kind).javaType())
          .isEqualTo(type.valueType().javaType().getName());
    }
  }

  @Test
  void periodsAreThoseOfTheRunTime() {
    assertThat(Arrays.stream(Period.values()).map(Enum::name))
        .containsExactlyElementsOf(
            Arrays.stream(dev.rowan.spi.schema.Period.values()).map(Enum::name).toList());
    for (Period period : Period.values()) {
      assertThat(period.stored().cql())
          .isEqualTo(dev.rowan.spi.schema.Period.valueOf(period.name()).type().cql());
    }
  }

  @Test
  void reservedTablesAreThoseOfTheRunTime() {
    assertThat(ReservedTable.PREFIX).isEqualTo(ReservedTables.PREFIX);
  }
}
