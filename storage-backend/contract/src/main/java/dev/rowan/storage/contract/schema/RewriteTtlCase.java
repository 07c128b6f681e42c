package dev.rowan.storage.contract.schema;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Order;
import dev.rowan.internal.session.Session;
import dev.rowan.internal.state.IndexStates;
import dev.rowan.operate.maintenance.Maintenance;
import dev.rowan.operate.maintenance.TtlJob;
import dev.rowan.operate.maintenance.TtlReport;
import dev.rowan.operate.schema.SchemaChanges;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.RowQuery;
import dev.rowan.spi.query.ScanQuery;
import dev.rowan.spi.query.TokenRange;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.CellTimes;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.RowMapping;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/** Visits of sites, whose entity declares another TTL in each version of the program. */
abstract class RewriteTtlCase extends ContractCase {
  static final String SITE = "möwe";
  static final int OWNER = 2;
  static final int PAGE = 3;
  static final int NOTE = 4;
  static final long SECOND = 1_000_000;
  static final long DAY = 86_400 * SECOND;

  /** Requests take less time than this, also on a busy machine; in seconds. */
  static final int SLACK = 120;

  final String name = freshName("visit");

  /** The version that was applied last. */
  TableSchema current = columns(0).build();

  @BeforeEach
  final void needsConditions() {
    needsConditionalWrites();
  }

  @AfterEach
  final void dropTables() {
    new SchemaChanges(newSession()).dropping(name, name + "_hot").apply();
  }

  final TableSchema.Builder columns(int days) {
    return key(days)
        .staticColumn("owner", ScalarType.TEXT)
        .column("page", ScalarType.TEXT)
        .column("note", ScalarType.TEXT);
  }

  final TableSchema.Builder key(int days) {
    return TableSchema.named(name)
        .partitionKey("site", ScalarType.TEXT)
        .clustering("id", ScalarType.INT, Order.ASC)
        .defaultTtl(days(days));
  }

  static int days(int days) {
    return days * 86_400;
  }

  static long now() {
    return ChronoUnit.MICROS.between(Instant.EPOCH, Instant.now());
  }

  /** Changes the stored table to the version with this TTL in days; 0 for none. */
  final TableSchema version(int days) {
    TableSchema table = columns(days).build();
    apply(table);
    return table;
  }

  final void apply(TableSchema table) {
    changes(table).apply();
    opened(table);
    current = table;
  }

  final SchemaChanges changes(TableSchema table) {
    return new SchemaChanges(newSession()).with(new RowMapping(table));
  }

  final DaoRuntime<Row> opened(TableSchema table) {
    return DaoRuntime.of(newSession(), new RowMapping(table));
  }

  static TtlJob job(Session session, TableSchema table) {
    return new Maintenance(session).rewriteTtl(new RowMapping(table));
  }

  final TtlReport rewrite(TableSchema table) {
    return job(newSession(), table).run();
  }

  /** A session whose clock is ahead, so that leases of others have ended. */
  final Session later() {
    return new Session(
        backend(),
        Duration.ofSeconds(60),
        "the secret of contracts".getBytes(UTF_8),
        () -> Instant.now().plus(Duration.ofSeconds(SLACK)),
        attempts -> CompletableFuture.completedFuture(null));
  }

  static Row visit(int id, @Nullable Object page, @Nullable Object note) {
    return Row.of(SITE, id, Row.UNSET, page, note);
  }

  final Upsert insert(int id, @Nullable Object page, @Nullable Object note) {
    return Upsert.insert(current, visit(id, page, note)).withTtl(0);
  }

  final Upsert update(int id, @Nullable Object page, @Nullable Object note) {
    return Upsert.update(current, visit(id, page, note)).withTtl(0);
  }

  /** Returns all rows, in the order of their sites and numbers. */
  final List<List<@Nullable Object>> all() {
    List<List<@Nullable Object>> rows =
        read(
            new ScanQuery(
                current, TokenRange.ALL, ScanQuery.Rows.ALL, 100_000, null, ReadMode.PLAIN));
    return rows.stream()
        .sorted(
            Comparator.comparing((List<@Nullable Object> row) -> String.valueOf(row.get(0)))
                .thenComparing(row -> row.get(1) instanceof Integer id ? id : 0))
        .toList();
  }

  final CellTimes times(TableSchema table, int id) {
    Row key = Row.unset(table.size()).set(0, SITE).set(1, id).build();
    RowPage page = await(backend().fetch(RowQuery.of(table, key, ReadMode.TIMED)));
    return Objects.requireNonNull(page.times()).get(0);
  }

  final int ttl(int id, int column) {
    return times(current, id).ttl(column);
  }

  /** Checks when a value was written, and its remaining TTL in seconds; 0 if it never expires. */
  final void requireTimes(int id, int column, long written, int ttl) {
    CellTimes times = times(current, id);
    assertThat(times.timestamp(column)).isEqualTo(written);
    assertThat(times.ttl(column)).isBetween(ttl == 0 ? 0 : ttl - SLACK, ttl == 0 ? 0 : ttl + 1);
  }

  /** Ends the lease of a run that was killed, as a minute does. */
  final void releaseLease() {
    define(List.of(IndexStates.TABLE));
    Row.Builder record = Row.unset(IndexStates.TABLE.size()).set(0, name).set(1, ".ttl");
    record.set(IndexStates.TABLE.indexOf("held_until"), null);
    write(Upsert.update(IndexStates.TABLE, record.build()));
  }
}
