package dev.rowan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.dao.ReadOptions;
import dev.rowan.error.ConfigurationException;
import dev.rowan.error.ErrorCode;
import dev.rowan.internal.session.Session;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.schema.Component;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** No entity reaches the tables in which the run time stores its own state. */
class ReservedTablesTest {
  @ParameterizedTest
  @ValueSource(
      strings = {"rowan_index_state", "rowan_writer_tag", "rowan_copy_task", "rowan_of_later"})
  void refusesAnEntityOfAReservedTable(String name) {
    assertThat(refusalOf(new Named(name, "by_title")).context()).containsEntry("table", name);
  }

  @Test
  void refusesAnIndexOfAReservedTable() {
    assertThat(refusalOf(new Named("item", "rowan_index_state")).context())
        .containsEntry("table", "rowan_index_state");
  }

  private static ConfigurationException refusalOf(EntityMapping<?> mapping) {
    Session session =
        new Session(
            new StubBackend(() -> {}),
            Duration.ofSeconds(30),
            new byte[16],
            ReadOptions.NONE,
            CallOptions.NONE);
    ConfigurationException refusal =
        catchThrowableOfType(ConfigurationException.class, () -> DaoRuntime.of(session, mapping));
    assertThat(refusal.code()).isEqualTo(ErrorCode.RESERVED_TABLE);
    return refusal;
  }

  private record Named(String name, String index) implements EntityMapping<String> {
    @Override
    public Class<String> type() {
      return String.class;
    }

    @Override
    public TableSchema table() {
      return TableSchema.named(name)
          .partitionKey("id", ScalarType.INT)
          .column("title", ScalarType.TEXT)
          .build();
    }

    @Override
    public List<DerivedTable> derived() {
      TableSchema byTitle =
          TableSchema.named(index)
              .partitionKey("title", ScalarType.TEXT)
              .clustering("id", ScalarType.INT, Order.ASC)
              .build();
      return List.of(
          new DerivedTable(
              byTitle,
              table(),
              List.of(new Component.Copy(1), new Component.Copy(0)),
              Maintain.ATOMIC));
    }

    @Override
    public Row write(String title) {
      return Row.of(1, title);
    }

    @Override
    public String read(Row row) {
      return String.valueOf(row.get(1));
    }
  }
}
