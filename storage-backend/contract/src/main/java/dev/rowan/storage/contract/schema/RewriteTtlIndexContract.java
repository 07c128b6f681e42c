package dev.rowan.storage.contract.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Nulls;
import dev.rowan.annotation.Order;
import dev.rowan.dao.WriteOptions;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.RowanClosedException;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.operate.maintenance.Maintenance;
import dev.rowan.operate.maintenance.TtlReport;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.spi.schema.Component;
import dev.rowan.spi.schema.Component.Copy;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.CutOffBackend;
import dev.rowan.storage.contract.fixture.Effort;
import dev.rowan.storage.contract.fixture.InterleavingBackend;
import dev.rowan.storage.contract.fixture.Seed;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Rows and their index entries get the declared TTL together, in each mode of maintenance. */
public abstract class RewriteTtlIndexContract extends RewriteTtlIndexCase {
  @ParameterizedTest
  @CsvSource({
    "BLIND, 30, 7",
    "BLIND, 7, 30",
    "ATOMIC, 0, 7",
    "ATOMIC, 7, 0",
    "VERIFIED, 30, 7",
    "VERIFIED, 7, 30",
    "VERIFIED, 7, 0",
    "VERIFIED, 0, 7"
  })
  void rowsAndEntriesGetTheTtlTogether(Maintain maintain, int before, int after) {
    needsProtocols(maintain);
    needsEffort(maintain != Maintain.VERIFIED || before == 30);
    Articles old = applied(maintain, before);
    await(ago(old, 3, before).insert(article(1, "/a", "möwe", "m"), Nulls.UNSET));
    await(ago(old, 3, before).insert(article(2, "/a", null, Row.UNSET), Nulls.UNSET));
    await(ago(old, 3, before).insert(article(3, "/b", "t", "m"), Nulls.UNSET));
    await(ago(old, 2, 0).update(change(3, TITLE, "later")));
    Articles now = applied(maintain, after);
    TtlReport report = rewrite(now);
    assertThat(report.toString()).isEqualTo("3 rows, 3 rewritten, 0 removed, 0 left");
    for (int pass = 0; pass < 2; pass++) {
      requireLeft(now, 1, "/a", after == 0 ? 0 : days(after - 3));
      requireLeft(now, 3, "/b", after == 0 ? 0 : days(after - 2));
      assertThat(times(stored(now).row(), SITE, 3).ttl(MEMO))
          .isBetween(
              after == 0 ? 0 : days(after - 3) - SLACK, after == 0 ? 0 : days(after - 3) + 1);
      assertThat(rows(byPage(now), "/a")).hasSize(2);
      requireExact(now);
      assertThat(rewrite(now).toString()).isEqualTo("3 rows, 0 rewritten, 0 removed, 0 left");
    }
    // an update keeps when the row expires, also for the job
    await(DaoRuntime.of(newSession(), now).update(change(1, TITLE, "new")));
    assertThat(rewrite(now).rewritten()).isZero();
    requireLeft(now, 1, "/a", after == 0 ? 0 : days(after - 3));
    requireExact(now);
  }

  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"BLIND", "ATOMIC", "VERIFIED"})
  void rowsThatAreOlderAreRemovedWithTheirEntries(Maintain maintain) {
    needsProtocols(maintain);
    Articles old = applied(maintain, 30);
    await(ago(old, 9, 30).insert(article(1, "/a", "t", "m"), Nulls.UNSET));
    await(ago(old, 9, 30).insert(article(2, "/a", "t", "m"), Nulls.UNSET));
    await(ago(old, 2, 0).update(change(2, MEMO, "young")));
    await(ago(old, 9, 30).insert(article(3, "/a", "t", "m"), Nulls.UNSET));
    Articles now = applied(maintain, 7);
    assertThat(rewrite(now).toString()).isEqualTo("3 rows, 1 rewritten, 2 removed, 0 left");
    requireLeft(now, 2, "/a", days(5));
    assertThat(rows(byPage(now), "/a")).hasSize(1);
    requireExact(now);
    assertThat(rewrite(now).toString()).isEqualTo("1 rows, 0 rewritten, 0 removed, 0 left");
    // no deletion is later than what it deletes
    await(ago(now, 1, 7).insert(article(3, "/a", "again", "m"), Nulls.UNSET));
    assertThat(rows(byPage(now), "/a")).hasSize(2);
    requireExact(now);
  }

  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"BLIND", "ATOMIC", "VERIFIED"})
  void entriesThatAreKeysAloneExpireWithTheirRows(Maintain maintain) {
    needsProtocols(maintain);
    Articles old = applied(byId(maintain, 30));
    int left = isServer() ? 8 : 3;
    Duration age = Duration.ofDays(1).minusSeconds(left);
    await(ago(old, age, 30).insert(article(1, "/a", "t", Row.UNSET), Nulls.UNSET));
    await(ago(old, 0, 30).insert(article(2, "/a", "t", Row.UNSET), Nulls.UNSET));
    Articles now = applied(byId(maintain, 1));
    assertThat(rewrite(now).rewritten()).isEqualTo(2);
    requireExact(now);
    EntityTables tables = stored(now);
    TableSchema entries = byPage(now);
    until(() -> live(tables).size() == 1);
    assertThat(times(entries, 2, SITE)).isNotNull();
    if (maintain != Maintain.VERIFIED || isEngine()) {
      until(() -> rows(entries, 1).isEmpty());
    }
    requireExact(now);
  }

  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"BLIND", "ATOMIC", "VERIFIED"})
  void aRunThatWasCutOffAfterAnyChangeIsCompleted(Maintain maintain) {
    needsProtocols(maintain);
    Articles old = applied(maintain, 30);
    for (int id = 1; id <= 3; id++) {
      await(ago(old, id == 3 ? 9 : 1, 30).insert(article(id, "/a", "t", "m"), Nulls.UNSET));
    }
    Articles now = applied(maintain, 7);
    boolean complete = false;
    for (int changes = 2; !complete; changes += onServer(4, 1)) {
      assertThat(changes).isLessThan(60);
      CutOffBackend killed = new CutOffBackend(backend(), changes);
      try {
        complete =
            new Maintenance(newSession(killed)).rewriteTtl(now).run().rows() > 0
                && !killed.isCutOff();
      } catch (RowanClosedException e) {
        releaseLease();
      }
    }
    if (maintain == Maintain.VERIFIED) { // reads skip the entries of rows that are gone
      new Maintenance(newSession()).repair(now).withGrace(Duration.ofMillis(1)).run();
    }
    requireLeft(now, 1, "/a", days(6));
    requireLeft(now, 2, "/a", days(6));
    assertThat(rows(byPage(now), "/a")).hasSize(2);
    requireExact(now);
  }

  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"ATOMIC", "VERIFIED"})
  void aWriteThatComesBetweenReadAndRewriteStays(Maintain maintain) {
    needsProtocols(maintain);
    Articles old = applied(maintain, 30);
    for (int id = 1; id <= 4; id++) {
      await(ago(old, id == 4 ? 9 : 1, 30).insert(article(id, "/a", "t", "m"), Nulls.UNSET));
    }
    Articles now = applied(maintain, 7);
    InterleavingBackend store =
        new InterleavingBackend(
            backend(),
            name,
            1,
            () -> {
              DaoRuntime<Row> other = DaoRuntime.of(newSession(), now);
              await(other.update(change(1, PAGE, "/new")));
              await(other.delete(article(2, "/a", "t", "m")));
              await(other.insert(article(4, "/again", "t", Row.UNSET), Nulls.UNSET));
            });
    new Maintenance(newSession(store)).rewriteTtl(now).run();
    TableSchema byPage = byPage(now);
    assertThat(ids(byPage, "/new")).containsExactly(1);
    assertThat(ids(byPage, "/a")).containsExactly(3);
    assertThat(ids(byPage, "/again")).containsExactly(4);
    requireExact(now);
    rewrite(now);
    requireExact(now);
    assertThat(rewrite(now).rewritten()).isZero();
  }

  private List<Object> ids(TableSchema byPage, String page) {
    List<Object> ids = new ArrayList<>();
    rows(byPage, page).forEach(row -> ids.add(Objects.requireNonNull(row.get(2))));
    return ids;
  }

  /** One thread writes, another rewrites; then each entry has its row, and each row its entry. */
  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"ATOMIC", "VERIFIED"})
  void noWriteIsLostBesideTheJob(Maintain maintain) {
    needsProtocols(maintain);
    long seed = Seed.next();
    Random random = new Random(seed);
    Articles now = applied(maintain, 7);
    DaoRuntime<Row> articles = DaoRuntime.of(newSession(), now);
    Map<Integer, @Nullable Object[]> expected = new TreeMap<>();
    AtomicBoolean stopped = new AtomicBoolean();
    CompletableFuture<Void> jobs =
        CompletableFuture.runAsync(
            () -> {
              while (!stopped.get()) {
                rewrite(now);
              }
            });
    for (int i = 0; i < onServer(100, Effort.of(600, 2_000)); i++) {
      int id = random.nextInt(10);
      String value = "/" + i % 7;
      if (random.nextInt(4) == 0) {
        await(articles.delete(article(id, "/a", null, null)));
        expected.remove(id);
      } else if (random.nextBoolean() || !expected.containsKey(id)) {
        await(
            articles
                .with(WriteOptions.ttl(Duration.ofDays(2)))
                .insert(article(id, value, value, value), Nulls.DELETE));
        expected.put(id, new @Nullable Object[] {SITE, id, null, value, value, value});
      } else {
        int column = PAGE + random.nextInt(3);
        await(articles.update(change(id, column, value)));
        expected.get(id)[column] = value;
      }
    }
    stopped.set(true);
    jobs.join();
    assertThat(live(now))
        .as("seed %d", seed)
        .isEqualTo(expected.values().stream().map(Arrays::asList).toList());
    requireExact(now);
    rewrite(now);
    assertThat(rewrite(now).rewritten()).as("seed %d", seed).isZero();
    requireExact(now);
  }

  private List<List<@Nullable Object>> live(Articles articles) {
    return live(stored(articles));
  }

  private List<List<@Nullable Object>> live(EntityTables tables) {
    return rows(tables.row(), SITE).stream()
        .filter(row -> tables.exists(Row.of(row.toArray())))
        .map(row -> row.subList(0, MEMO + 1))
        .toList();
  }

  @Test
  void whatHasNoWriteTimeOfItsOwnIsRefused() {
    Articles serial = articles(Maintain.SERIAL, 7);
    if (isEngine()) {
      new Maintenance(newSession()).rewriteTtl(serial); // the engine maintains it as any other
    } else {
      requireRefused(serial, "the index %s: maintain = SERIAL has no write time".formatted(index));
    }
  }

  @Test
  void whatExpiresByRulesOfItsOwnIsRefused() {
    TableSchema table = articles(Maintain.BLIND, 7).table();
    TableSchema shortLived =
        TableSchema.named(index)
            .partitionKey("id", ScalarType.INT)
            .clustering("site", ScalarType.TEXT, Order.ASC)
            .defaultTtl(60)
            .build();
    List<Component> key = List.of(new Copy(1), new Copy(0));
    requireRefused(
        new Articles(table, List.of(new DerivedTable(shortLived, table, key, Maintain.BLIND))),
        "the TTL of the index " + index);

    TableSchema byOwner =
        TableSchema.named(index)
            .partitionKey("id", ScalarType.INT)
            .clustering("site", ScalarType.TEXT, Order.ASC)
            .column("owner", ScalarType.TEXT)
            .build();
    List<Component> withOwner = List.of(new Copy(1), new Copy(0), new Copy(OWNER));
    requireRefused(
        new Articles(table, List.of(new DerivedTable(byOwner, table, withOwner, Maintain.BLIND))),
        "the static column owner in the index " + index);

    TableSchema pages =
        TableSchema.named(index)
            .partitionKey("page", ScalarType.TEXT)
            .column("site", ScalarType.TEXT)
            .column("id", ScalarType.INT)
            .build();
    List<Component> value = List.of(new Copy(PAGE), new Copy(0), new Copy(1));
    requireRefused(
        new Articles(table, List.of(DerivedTable.unique(pages, table, value, List.of("page")))),
        "the reservations of unique values in " + index);

    TableSchema newest =
        TableSchema.named(index)
            .partitionKey("site", ScalarType.TEXT)
            .clustering("id", ScalarType.INT, Order.DESC)
            .build();
    List<Component> ofSite = List.of(new Copy(0), new Copy(1));
    requireRefused(
        new Articles(table, List.of(DerivedTable.latest(newest, table, ofSite))),
        "the latest rows in " + index);
  }

  private void requireRefused(Articles articles, String why) {
    assertThatThrownBy(() -> new Maintenance(newSession()).rewriteTtl(articles))
        .isInstanceOf(RejectedInputException.class)
        .hasMessageContaining(ErrorCode.TTL_NOT_REWRITABLE.code())
        .hasMessageContaining(why);
  }
}
