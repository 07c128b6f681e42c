package dev.rowan.storage.contract.schema;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.dao.WriteOptions;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.session.Session;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.operate.maintenance.Maintenance;
import dev.rowan.operate.maintenance.TtlReport;
import dev.rowan.operate.schema.SchemaChanges;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.spi.backend.Capability;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.RowQuery;
import dev.rowan.spi.schema.Component;
import dev.rowan.spi.schema.Component.Copy;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.CellTimes;
import dev.rowan.spi.value.Row;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/** Articles of sites with an index, written by programs of some days ago. */
abstract class RewriteTtlIndexCase extends RewriteTtlCase {
  static final int TITLE = 4;
  static final int MEMO = 5;

  /** Entries that reads compare with their rows expire a minute later, plus the rounding. */
  static final int MARGIN = 61;

  /** Articles: site, id, page, title, and a memo that no index has. */
  record Articles(TableSchema table, List<DerivedTable> derived) implements EntityMapping<Row> {
    @Override
    public Class<Row> type() {
      return Row.class;
    }

    @Override
    public Row write(Row row) {
      return row;
    }

    @Override
    public Row read(Row row) {
      return Row.of(Arrays.copyOf(row.toArray(), table.size()));
    }
  }

  final String index = freshName("by_page");

  final Articles articles(Maintain maintain, int days) {
    TableSchema table =
        key(days)
            .staticColumn("owner", ScalarType.TEXT)
            .column("page", ScalarType.TEXT)
            .column("title", ScalarType.TEXT)
            .column("memo", ScalarType.TEXT)
            .build();
    TableSchema byPage =
        TableSchema.named(index)
            .partitionKey("page", ScalarType.TEXT)
            .clustering("site", ScalarType.TEXT, Order.ASC)
            .clustering("id", ScalarType.INT, Order.ASC)
            .column("title", ScalarType.TEXT)
            .build();
    List<Component> components = List.of(new Copy(PAGE), new Copy(0), new Copy(1), new Copy(TITLE));
    return new Articles(table, List.of(new DerivedTable(byPage, table, components, maintain)));
  }

  /** Articles whose entries have only the key of their row. */
  final Articles byId(Maintain maintain, int days) {
    TableSchema table = articles(maintain, days).table();
    TableSchema byId =
        TableSchema.named(index)
            .partitionKey("id", ScalarType.INT)
            .clustering("site", ScalarType.TEXT, Order.ASC)
            .build();
    List<Component> components = List.of(new Copy(1), new Copy(0));
    return new Articles(table, List.of(new DerivedTable(byId, table, components, maintain)));
  }

  final Articles applied(Maintain maintain, int days) {
    return applied(articles(maintain, days));
  }

  final Articles applied(Articles articles) {
    new SchemaChanges(newSession()).with(articles).apply();
    current = articles.table();
    DaoRuntime.of(newSession(), articles);
    return articles;
  }

  final boolean isEngine() {
    return backend().capabilities().has(Capability.INDEX_MAINTENANCE);
  }

  /** Writes as a program did some days ago. */
  final DaoRuntime<Row> ago(Articles articles, int days, int ttl) {
    return ago(articles, Duration.ofDays(days), ttl);
  }

  final DaoRuntime<Row> ago(Articles articles, Duration age, int ttl) {
    WriteOptions options = WriteOptions.ttl(Duration.ofDays(ttl));
    if (ttl == 0) {
      options = WriteOptions.NONE;
    }
    if (isEngine()) {
      // an odd number of microseconds, unlike those of the clients of a cluster
      long micros = WriteOptions.micros(Instant.now().minus(age)) | 1;
      return DaoRuntime.of(newSession(), articles)
          .with(options.withTimestamp(Instant.EPOCH.plus(micros, ChronoUnit.MICROS)));
    }
    Session past =
        new Session(
            backend(),
            Duration.ofSeconds(60),
            "the secret of contracts".getBytes(UTF_8),
            () -> Instant.now().minus(age),
            attempts -> CompletableFuture.completedFuture(null));
    return DaoRuntime.of(past, articles).with(options);
  }

  static Row article(int id, Object page, @Nullable Object title, @Nullable Object memo) {
    return Row.of(SITE, id, Row.UNSET, page, title, memo);
  }

  static Row change(int id, int column, Object value) {
    return Row.unset(MEMO + 1).set(0, SITE).set(1, id).set(column, value).build();
  }

  final TtlReport rewrite(Articles articles) {
    return new Maintenance(newSession()).rewriteTtl(articles).run();
  }

  final EntityTables stored(Articles articles) {
    return DaoRuntime.of(newSession(), articles).tables();
  }

  final TableSchema byPage(Articles articles) {
    return stored(articles).derived(index).table();
  }

  final CellTimes times(TableSchema table, Object... key) {
    Row.Builder row = Row.unset(table.size());
    for (int i = 0; i < key.length; i++) {
      row.set(i, key[i]);
    }
    RowPage page = await(backend().fetch(RowQuery.of(table, row.build(), ReadMode.TIMED)));
    return Objects.requireNonNull(page.times()).get(0);
  }

  final void requireLeft(Articles articles, int id, String page, int seconds) {
    CellTimes row = times(stored(articles).row(), SITE, id);
    CellTimes entry = times(byPage(articles), page, SITE, id);
    for (int ttl : List.of(row.ttl(PAGE), row.ttl(TITLE))) {
      assertThat(ttl).isBetween(seconds == 0 ? 0 : seconds - SLACK, seconds == 0 ? 0 : seconds + 1);
    }
    assertThat(entry.ttl(3))
        .isBetween(seconds == 0 ? 0 : seconds - SLACK, seconds == 0 ? 0 : seconds + MARGIN);
  }

  final void requireExact(Articles articles) {
    assertThat(
            new Maintenance(newSession())
                .verify(articles)
                .withGrace(Duration.ofMillis(1))
                .run()
                .found())
        .isEmpty();
  }
}
