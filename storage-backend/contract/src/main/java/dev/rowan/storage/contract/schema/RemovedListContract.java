package dev.rowan.storage.contract.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.annotation.Nulls;
import dev.rowan.annotation.Order;
import dev.rowan.error.RejectedInputException;
import dev.rowan.operate.maintenance.BucketReport;
import dev.rowan.operate.maintenance.Maintenance;
import dev.rowan.operate.schema.SchemaChanges;
import dev.rowan.operate.schema.SchemaStep;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SchemaDifference.Effect;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.RowMapping;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A version of a program has no list of buckets any more, and a later one has it again. */
public abstract class RemovedListContract extends ContractCase {
  private static final LocalDate DAY = LocalDate.parse("2024-02-29");

  private final String name = freshName("pulse");
  private final String list = name + "_buckets";
  private final TableSchema plain = columns().build();
  private final TableSchema listed = columns().bucketList("day", List.of(), "sensor").build();

  private TableSchema.Builder columns() {
    return TableSchema.named(name)
        .partitionKey("sensor", ScalarType.TEXT)
        .partitionKey("day", ScalarType.DATE)
        .clustering("id", ScalarType.INT, Order.ASC)
        .column("beats", ScalarType.INT);
  }

  @BeforeEach
  final void needsConditions() {
    needsConditionalWrites();
  }

  @AfterEach
  final void dropTables() {
    restart();
    new SchemaChanges(newSession()).dropping(name, list).apply();
  }

  /** Ends the programs that use the store; returns whether the rows are still there. */
  private boolean restart() {
    return isServer() || reopenIfDurable();
  }

  private SchemaChanges changes(TableSchema version) {
    return new SchemaChanges(newSession()).with(new RowMapping(version));
  }

  private void write(TableSchema version, int days) {
    DaoRuntime<Row> pulses = DaoRuntime.of(newSession(), new RowMapping(version));
    for (int i = 0; i < days; i++) {
      await(pulses.insert(Row.of("süd", DAY.plusDays(i), i, 60), Nulls.UNSET));
    }
  }

  private BucketReport verified() {
    return new Maintenance(newSession()).verifyBuckets(new RowMapping(listed)).run();
  }

  @Test
  void aRemovedListIsDroppedByNameAndBuiltAgain() {
    if (!restart()) {
      return; // a store of the process drops no list in use, and has no rows after it was closed
    }
    changes(listed).apply();
    write(listed, 2);
    restart();
    assertThat(changes(plain).plan().steps()).isEmpty();
    assertThat(changes(plain).diff().isClean()).isTrue();
    assertThat(changes(plain).diff().all())
        .extracting(each -> each.title())
        .contains("D-22 " + list);
    assertThatThrownBy(() -> changes(listed).dropping(list).plan())
        .isInstanceOf(RejectedInputException.class);
    assertThat(changes(plain).dropping(list).plan().steps())
        .singleElement()
        .satisfies(
            step -> {
              assertThat(step.effect()).isEqualTo(Effect.DESTRUCTIVE);
              assertThat(step.statement()).startsWith("DROP TABLE ").contains(list);
              assertThat(step.note()).startsWith("all rows of " + list + " are lost");
            });

    assertThat(changes(plain).dropping(list).apply().executed()).hasSize(1);

    assertThat(changes(plain).diff().all()).noneMatch(each -> each.element().equals(list));
    assertThat(changes(plain).dropping(list).apply().executed()).isEmpty();
    write(plain, 3);
    restart();
    assertThat(changes(listed).plan().steps())
        .extracting(SchemaStep::statement)
        .anyMatch(statement -> statement.startsWith("CREATE TABLE"))
        .contains("build " + list + " from " + name);
    changes(listed).withoutBuilds().apply();
    assertThat(verified().missing()).isEqualTo(3);
    assertThat(changes(listed).apply().found())
        .containsEntry(list, "3 partitions read, 3 entries written");
    assertThat(verified().missing()).isZero();
    assertThat(changes(listed).diff().isClean()).isTrue();
  }
}
