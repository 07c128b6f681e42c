package dev.rowan.storage.contract.schema;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Order;
import dev.rowan.mapping.DeclaredFigures;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.operate.schema.SchemaChanges;
import dev.rowan.operate.schema.SchemaDifferences;
import dev.rowan.spi.backend.SchemaBackend;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ObservedCluster;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.ContractCase;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The numbers that annotations state are compared with a cluster, and with nothing else. */
public abstract class StatedNumbersContract extends ContractCase {
  /** Five partitions at a time, for which the compiler has not checked any node. */
  private record Events(TableSchema table) implements EntityMapping<Row> {
    @Override
    public Class<Row> type() {
      return Row.class;
    }

    @Override
    public List<DerivedTable> derived() {
      return List.of();
    }

    @Override
    public List<DeclaredFigures> figures() {
      return List.of(new DeclaredFigures(table.name(), 5, 10, 0, 1, 1, 1, 1));
    }

    @Override
    public Row write(Row row) {
      return row;
    }

    @Override
    public Row read(Row row) {
      return row;
    }
  }

  private final Events events =
      new Events(
          TableSchema.named(freshName("events"))
              .partitionKey("kind", ScalarType.INT)
              .clustering("at", ScalarType.INT, Order.ASC)
              .column("v", ScalarType.INT)
              .build());

  @Test
  void onlyAClusterReportsItsNodes() {
    define(List.of(events.table()));
    SchemaBackend schemas = SchemaBackend.of(backend());
    ObservedCluster observed = await(schemas.observe(List.of(events.table().name())));
    if (isServer()) {
      assertThat(observed.nodes()).isPositive();
      assertThat(observed.replicas()).isBetween(1, observed.nodes());
    } else {
      assertThat(observed).isEqualTo(ObservedCluster.NONE);
    }
  }

  @Test
  void aRuleIsCheckedAgainForTheNodesOfTheCluster() {
    define(List.of(events.table()));
    SchemaDifferences found = new SchemaChanges(newSession()).with(events).diff();
    assertThat(found.all())
        .filteredOn(each -> each.element().equals(events.table().name()))
        .extracting(each -> each.kind().code())
        .isEqualTo(isServer() ? List.of("D-11") : List.of());
    assertThat(found.isClean()).as("%s", found).isTrue();
  }
}
