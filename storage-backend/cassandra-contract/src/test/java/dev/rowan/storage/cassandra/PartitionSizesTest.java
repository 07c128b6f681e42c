package dev.rowan.storage.cassandra;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.internal.naming.RenamedBackend;
import dev.rowan.mapping.DeclaredFigures;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.operate.schema.SchemaChanges;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ObservedCluster;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.SchemaDifference;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import dev.rowan.storage.contract.fixture.ContractCase;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The sizes of partitions that a real server reports are compared with the stated numbers. */
class PartitionSizesTest {
  @RegisterExtension
  @Order(1)
  static final CassandraKeyspace KEYSPACE = new CassandraKeyspace();

  @RegisterExtension
  @Order(2)
  static final TestSession SESSION = new TestSession(KEYSPACE);

  private static final int MEGABYTE = 1_000_000;
  private static final int ROWS = 6;
  private static final double STATED = 100_000;

  /** Ten rows and 100 kB in each partition. */
  private record Uploads(TableSchema table) implements EntityMapping<Row> {
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
      return List.of(new DeclaredFigures(table.name(), 0, 0, 0, 10, STATED, 10, STATED));
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

  private final CassandraBackend backend =
      CassandraBackend.on(SESSION.session(), KEYSPACE.name(), SchemaMode.CREATE);

  @Test
  void theLargestPartitionOfTheFilesIsReported() {
    TableSchema table = defined("Uploads");
    SESSION
        .session()
        .execute(
            "ALTER TABLE %s.\"Uploads\" WITH memtable_flush_period_in_ms = 100"
                .formatted(KEYSPACE.name()));
    for (int i = 0; i < ROWS; i++) {
      SESSION
          .session()
          .execute(
              "INSERT INTO %s.\"Uploads\" (p, c, v) VALUES (1, ?, ?)".formatted(KEYSPACE.name()),
              i,
              ByteBuffer.wrap(new byte[MEGABYTE]));
    }
    Instant end = Instant.now().plus(Duration.ofMinutes(1));
    while (observed(table).mostBytes() < 2 * MEGABYTE && Instant.now().isBefore(end)) {
      LockSupport.parkNanos(Duration.ofMillis(20).toNanos());
    }
    assertThat(observed(table).mostBytes()).isBetween(2.0 * MEGABYTE, 1.3 * ROWS * MEGABYTE);
    SchemaDifference found = differences(table).get(0);
    assertThat(found.title()).isEqualTo("D-12 " + table.name());
    assertThat(found.stored()).matches("partitions with .*more than [2-7]\\.\\d MB in the largest");
  }

  @Test
  void theMeanIsThatOfAllRanges() {
    TableSchema table = defined("downloads");
    assertThat(differences(table)).isEmpty();
    estimate("downloads", "1", 3, 100_000);
    estimate("downloads", "2", 1, 900_000);
    assertThat(observed(table).meanBytes()).isEqualTo(300_000);
    SchemaDifference found = differences(table).get(0);
    assertThat(found.kind().isWarning()).isTrue();
    assertThat(found.stored()).isEqualTo("partitions with 300 KB on average");
    assertThat(found.model()).startsWith("by the stated numbers 100 KB and 10 rows on average");
  }

  @Test
  void aTableWithAnotherNameIsReportedByItsDeclaredName() {
    Backend renamed = RenamedBackend.over(backend, table -> "north_" + table);
    TableSchema table = defined(renamed, "arrivals");
    estimate("arrivals", "1", 1, 900_000);
    assertThat(differences(renamed, table)).as("the table of another program").isEmpty();
    estimate("north_arrivals", "1", 1, 300_000);
    SchemaDifference found = differences(renamed, table).get(0);
    assertThat(found.title()).isEqualTo("D-12 arrivals");
    assertThat(found.stored()).isEqualTo("partitions with 300 KB on average");
  }

  /** Writes what a server writes every five minutes. */
  private static void estimate(String table, String range, long partitions, long bytes) {
    SESSION
        .session()
        .execute(
            "INSERT INTO system.size_estimates (keyspace_name, table_name, range_start, range_end,"
                + " partitions_count, mean_partition_size) VALUES (?, ?, ?, ?, ?, ?)",
            KEYSPACE.name(),
            table,
            range,
            range,
            partitions,
            bytes);
  }

  private ObservedCluster.Partitions observed(TableSchema table) {
    ObservedCluster observed = backend.observe(List.of(table.name())).toCompletableFuture().join();
    return observed.tables().getOrDefault(table.name(), new ObservedCluster.Partitions(0, 0));
  }

  /** Returns what {@code rowan.schema()} reports about a table. */
  private List<SchemaDifference> differences(TableSchema table) {
    return differences(backend, table);
  }

  private static List<SchemaDifference> differences(Backend backend, TableSchema table) {
    SchemaChanges schema = new SchemaChanges(ContractCase.newSession(backend));
    return schema.with(new Uploads(table)).diff().all().stream()
        .filter(each -> each.element().equals(table.name()))
        .toList();
  }

  private TableSchema defined(String name) {
    return defined(backend, name);
  }

  private static TableSchema defined(Backend backend, String name) {
    TableSchema table =
        TableSchema.named(name)
            .partitionKey("p", ScalarType.INT)
            .clustering("c", ScalarType.INT, dev.rowan.annotation.Order.ASC)
            .column("v", ScalarType.BLOB)
            .build();
    backend.define(Schema.of(List.of(table))).toCompletableFuture().join();
    return table;
  }
}
