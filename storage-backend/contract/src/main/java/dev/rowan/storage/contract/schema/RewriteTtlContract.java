package dev.rowan.storage.contract.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.WriteOptions;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.RowanException;
import dev.rowan.error.SchemaMismatchException;
import dev.rowan.operate.maintenance.Maintenance;
import dev.rowan.operate.maintenance.TtlReport;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TablePart;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.Coupons;
import dev.rowan.storage.contract.fixture.RowMapping;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Stored values get the declared TTL, counted from their writes, and nothing else changes. */
public abstract class RewriteTtlContract extends RewriteTtlCase {
  @ParameterizedTest
  @CsvSource({"30, 7", "7, 30", "30, 0", "0, 7"})
  void eachValueGetsTheTtlFromItsOwnWrite(int before, int after) {
    version(before);
    long now = now();
    writeAt(now - 3 * DAY, insert(1, "/a", "n").withTtl(days(before)));
    writeAt(now - 3 * DAY, insert(2, "/b", null).withTtl(days(before)));
    writeAt(now - 2 * DAY, update(2, Row.UNSET, "later").withTtl(days(before)));
    writeAt(now - 5 * DAY, update(3, "/c", Row.UNSET).withTtl(days(before))); // no insert
    writeAt(now - DAY, insert(4, "/d", "own").withTtl(3_600));
    List<List<@Nullable Object>> rows = all();

    TableSchema table = version(after);
    TtlReport report = rewrite(table);

    assertThat(report.toString()).isEqualTo("4 rows, 4 rewritten, 0 removed, 0 left");
    assertThat(all()).isEqualTo(rows);
    for (int pass = 0; pass < 2; pass++) {
      requireTimes(1, PAGE, now - 3 * DAY + 1, after == 0 ? 0 : days(after - 3));
      requireTimes(1, NOTE, now - 3 * DAY + 1, after == 0 ? 0 : days(after - 3));
      requireTimes(2, PAGE, now - 3 * DAY + 1, after == 0 ? 0 : days(after - 3));
      requireTimes(2, NOTE, now - 2 * DAY + 1, after == 0 ? 0 : days(after - 2));
      requireTimes(3, PAGE, now - 5 * DAY + 1, after == 0 ? 0 : days(after - 5));
      requireTimes(4, NOTE, now - DAY + 1, after == 0 ? 0 : days(after - 1));
      // another run changes nothing
      assertThat(rewrite(table).toString()).isEqualTo("4 rows, 0 rewritten, 0 removed, 0 left");
    }
  }

  @Test
  void whatIsOlderThanTheTtlIsRemovedAtItsWriteTime() {
    version(30);
    long now = now();
    writeAt(now - 9 * DAY, insert(1, "/a", "n").withTtl(days(30)));
    writeAt(now - 8 * DAY, update(1, "/aa", Row.UNSET).withTtl(days(30)));
    writeAt(now - 9 * DAY, insert(2, "/b", "n").withTtl(days(30)));
    writeAt(now - 2 * DAY, update(2, Row.UNSET, "young").withTtl(days(30)));
    TableSchema table = version(7);
    assertThat(rewrite(table).toString()).isEqualTo("2 rows, 1 rewritten, 1 removed, 0 left");
    assertThat(all()).containsExactly(values(SITE, 2, null, null, "young"));
    // no deletion is later than what it deletes
    writeAt(now - 8 * DAY + 1, update(1, "/again", Row.UNSET));
    writeAt(now - 9 * DAY + 1, update(2, "/again", Row.UNSET));
    assertThat(all())
        .containsExactly(
            values(SITE, 1, null, "/again", null), values(SITE, 2, null, "/again", "young"));
  }

  @Test
  void aRowExpiresAsAWhole() {
    version(30);
    int left = isServer() ? 6 : 3;
    long written = now() - DAY + left * SECOND;
    writeAt(written, insert(1, "/a", null).withTtl(days(30)));
    writeAt(now(), insert(2, "/b", null).withTtl(days(30)));
    assertThat(rewrite(version(1)).rewritten()).isEqualTo(2);
    until(() -> all().size() == 1); // and its row marker
    assertThat(all()).containsExactly(values(SITE, 2, null, "/b", null));
  }

  @Test
  void staticValuesAreRewrittenOnceForTheirPartition() {
    version(30);
    long now = now();
    writeAt(now - 2 * DAY, owner(SITE, "möwe").withTtl(days(30)));
    writeAt(now - 2 * DAY, owner("alone", "ü").withTtl(days(30)));
    writeAt(now - 9 * DAY, owner("old", "x").withTtl(days(30)));
    for (int id = 1; id <= 3; id++) {
      writeAt(now - DAY, insert(id, "/a", null).withTtl(days(6)));
    }
    TableSchema table = version(7);
    assertThat(rewrite(table).toString()).isEqualTo("3 rows, 3 rewritten, 0 removed, 0 left");
    requireTimes(2, OWNER, now - 2 * DAY + 1, days(5));
    assertThat(all().stream().map(row -> row.get(0))).doesNotContain("old").contains("alone");
    assertThat(rewrite(table).rewritten()).isZero();
    requireTimes(2, OWNER, now - 2 * DAY + 1, days(5));
  }

  @Test
  void rowsWithoutAUsableWriteTimeAreLeft() {
    version(0);
    long now = now();
    writeAt(now - DAY, insert(1, null, null));
    writeAt(now + DAY, insert(2, "/future", Row.UNSET));
    writeAt(now - DAY, update(2, Row.UNSET, "n"));
    writeAt(Long.MAX_VALUE, insert(3, "/end", null));
    TtlReport report = rewrite(version(7));
    assertThat(report.toString()).isEqualTo("3 rows, 1 rewritten, 0 removed, 3 left");
    assertThat(report.isComplete()).isFalse();
    assertThat(report.samples())
        .containsExactly(List.of(SITE, 1), List.of(SITE, 2), List.of(SITE, 3));
    requireTimes(2, PAGE, now + DAY, 0);
    requireTimes(2, NOTE, now - DAY + 1, days(6));
    requireTimes(3, PAGE, Long.MAX_VALUE, 0);
  }

  @Test
  void aComparisonChangesNothing() {
    version(0);
    long now = now();
    writeAt(now - DAY, insert(1, "/a", null));
    writeAt(now - 9 * DAY, insert(2, "/b", null));
    TableSchema table = version(7);
    assertThat(job(newSession(), table).comparingOnly().run().toString())
        .isEqualTo("2 rows, 1 rewritten, 1 removed, 0 left");
    requireTimes(1, PAGE, now - DAY, 0);
    requireTimes(2, PAGE, now - 9 * DAY, 0);
    assertThat(rewrite(table).toString()).isEqualTo("2 rows, 1 rewritten, 1 removed, 0 left");
  }

  @Test
  void anEmptyTableNeedsNothing() {
    assertThat(rewrite(version(7)).toString()).isEqualTo("0 rows, 0 rewritten, 0 removed, 0 left");
  }

  @Test
  void rowsOfDaosGetTheTtl() {
    await(
        opened(version(30))
            .with(WriteOptions.ttl(Duration.ofDays(2)))
            .insert(visit(1, "/a", "n"), Nulls.UNSET));
    await(opened(version(30)).insert(visit(2, "/b", "n"), Nulls.DELETE));
    rewrite(version(0));
    assertThat(ttl(1, PAGE)).isZero();
    assertThat(ttl(2, NOTE)).isZero();
    rewrite(version(7));
    assertThat(ttl(1, PAGE)).isBetween(days(7) - SLACK, days(7));
    await(opened(version(7)).update(Row.of(SITE, 1, Row.UNSET, "/new", Row.UNSET)));
    assertThat(all())
        .containsExactly(values(SITE, 1, null, "/new", "n"), values(SITE, 2, null, "/b", "n"));
  }

  @Test
  void columnGroupsGetTheTtlToo() {
    TableSchema before = grouped(30);
    apply(before);
    await(
        opened(before)
            .with(WriteOptions.at(Instant.now().minus(Duration.ofDays(1))))
            .insert(Row.of(SITE, 1, "/a", "n"), Nulls.UNSET));
    TableSchema after = grouped(7);
    apply(after);
    assertThat(rewrite(after).toString()).isEqualTo("1 rows, 1 rewritten, 0 removed, 0 left");
    assertThat(rewrite(after).rewritten()).isZero();
    for (TablePart part : after.parts()) {
      define(List.of(part.table()));
      int last = part.table().size() - 1;
      assertThat(times(part.table(), 1).ttl(last)).isBetween(days(6) - SLACK, days(6) + 1);
    }
    apply(grouped(1));
    until(() -> rewrite(grouped(1)).removed() == 1);
    for (TablePart part : after.parts()) {
      assertThat(rows(part.table(), SITE)).isEmpty();
    }
  }

  @Test
  void aTableThatStillHasTheFormerTtlIsRefused() {
    version(30);
    TableSchema after = columns(7).build();
    if (!isServer()) {
      return; // the store of a process takes the TTL from the model
    }
    assertThatThrownBy(() -> rewrite(after))
        .isInstanceOf(SchemaMismatchException.class)
        .hasMessageContaining("D-06 " + name)
        .extracting(failure -> ((RowanException) failure).code())
        .isEqualTo(ErrorCode.TTL_NOT_REWRITABLE);
    assertThat(changes(after).plan().steps().get(0).note()).contains("rewrite-ttl");
  }

  @Test
  void aTableWithColumnsThatTheModelLacksIsRefused() {
    apply(columns(30).column("agent", ScalarType.TEXT).build());
    TableSchema after = version(7);
    assertThatThrownBy(() -> rewrite(after))
        .isInstanceOf(SchemaMismatchException.class)
        .hasMessageContaining(name + ".agent: a column that only the store has")
        .hasMessageContaining(ErrorCode.TTL_NOT_REWRITABLE.code());
  }

  @Test
  void whatCannotBeRewrittenRightlyIsRefused() {
    requireRefused(columns(7).column("tags", new SetType(ScalarType.TEXT)).build(), "cells: tags");
    requireRefused(
        TableSchema.named(name).partitionKey("id", ScalarType.INT).build(), "beside the key");
    requireRefused(
        columns(7).column("agent", ScalarType.TEXT).formerly("browser").build(), "former columns");
    Coupons coupons = Coupons.withDefaultTtl(Maintain.BLIND, 7);
    assertThatThrownBy(() -> new Maintenance(newSession()).rewriteTtl(coupons))
        .isInstanceOf(RejectedInputException.class)
        .hasMessageContaining("cells: tags");
  }

  private TableSchema grouped(int days) {
    return key(days)
        .column("page", ScalarType.TEXT)
        .column("seen", ScalarType.TEXT)
        .group("hot", "seen")
        .build();
  }

  private void requireRefused(TableSchema table, String why) {
    assertThatThrownBy(() -> new Maintenance(newSession()).rewriteTtl(new RowMapping(table)))
        .isInstanceOf(RejectedInputException.class)
        .hasMessageContaining(ErrorCode.TTL_NOT_REWRITABLE.code())
        .hasMessageContaining(why);
  }

  private Upsert owner(String site, String owner) {
    return Upsert.update(current, Row.of(site, Row.UNSET, owner, Row.UNSET, Row.UNSET));
  }
}
