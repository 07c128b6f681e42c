package dev.rowan.storage.contract.schema;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.internal.session.Session;
import dev.rowan.operate.maintenance.ColumnCopyReport;
import dev.rowan.operate.maintenance.Maintenance;
import dev.rowan.operate.schema.SchemaChanges;
import dev.rowan.operate.schema.SchemaStep;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.Guests;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/** A column gets another name in three versions of a program. */
abstract class FormerColumnsCase extends ContractCase {
  static final TableSchema LEASE =
      TableSchema.named("rowan_schema_lease")
          .partitionKey("subject", ScalarType.TEXT)
          .column("owner", ScalarType.UUID)
          .build();

  final Guests first = Guests.first();
  final Guests second = first.second();
  final Guests third = first.third();
  final String table = first.table().name();

  @BeforeEach
  final void needsConditions() {
    needsConditionalWrites();
  }

  @AfterEach
  final void dropTable() {
    new SchemaChanges(newSession()).dropping(table, table + "_n").apply();
  }

  /** A session whose clock is ahead: programs with both columns have read the new one by then. */
  final Session later(Duration ahead) {
    return new Session(
        backend(),
        Duration.ofSeconds(60),
        "the secret of contracts".getBytes(UTF_8),
        () -> Instant.now().plus(ahead),
        attempts -> CompletableFuture.completedFuture(null));
  }

  final Session later() {
    return later(Duration.ofMinutes(3));
  }

  static SchemaChanges changes(Session session, Guests version) {
    return new SchemaChanges(session).with(version);
  }

  /** Creates the table of the first version, and adds the column of the second. */
  final void created() {
    changes(newSession(), first).apply();
    assertThat(changes(newSession(), second).withoutBuilds().apply().executed())
        .extracting(SchemaStep::element)
        .contains(table + ".full_name");
  }

  static List<List<@Nullable Object>> stored(Session session, Guests version) {
    ReadPlan all = ReadPlan.direct("all", version.table());
    return await(DaoRuntime.of(session, version).scan(all).list()).stream()
        .map(ContractCase::values)
        .sorted(Comparator.comparing(row -> (Integer) Objects.requireNonNull(row.get(1))))
        .toList();
  }

  final ColumnCopyReport copy() {
    return new Maintenance(newSession()).copyColumns(second).run();
  }
}
