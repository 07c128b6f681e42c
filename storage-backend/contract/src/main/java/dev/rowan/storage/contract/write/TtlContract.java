package dev.rowan.storage.contract.write;

import static dev.rowan.spi.value.Row.UNSET;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Order;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.BackendFixture;
import dev.rowan.storage.contract.fixture.ContractCase;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Writes with a TTL. */
public abstract class TtlContract extends ContractCase {
  private static final int LONG = 100_000;
  private static final int SHORT = 1;

  /** Columns: p, c, shared (static), text, number. */
  private TableSchema table;

  @BeforeEach
  final void defineTable() {
    table = define(columns(table()));
  }

  private static TableSchema.Builder columns(TableSchema.Builder table) {
    return table
        .partitionKey("p", ScalarType.INT)
        .clustering("c", ScalarType.INT, Order.ASC)
        .staticColumn("shared", ScalarType.TEXT)
        .column("text", ScalarType.TEXT)
        .column("number", ScalarType.INT);
  }

  @Test
  void aWriteWithATtlIsReadable() {
    write(insert(1, "a", 1).withTtl(LONG));
    assertThat(rows(table, 1)).containsExactly(values(1, 1, null, "a", 1));
  }

  @Test
  void aWriteWithTheMaximumTtlIsReadable() {
    needs(BackendFixture.Newer.EXPIRY_AFTER_2038);
    write(insert(2, "b", 2).withTtl(Upsert.MAX_TTL));
    assertThat(rows(table, 1)).containsExactly(values(1, 2, null, "b", 2));
  }

  @Test
  void expiredValuesEndAndTheRestRemains() {
    write(insert(1, "all of it", 1).withTtl(SHORT));
    write(insert(2, "made by a short insert", 1).withTtl(SHORT));
    write(Upsert.update(table, Row.of(1, 2, UNSET, UNSET, 7)));
    write(insert(3, UNSET, UNSET));
    write(Upsert.update(table, Row.of(1, 3, UNSET, "short", UNSET)).withTtl(SHORT));
    write(insert(4, "first permanent", 1));
    write(insert(4, "then short", 2).withTtl(SHORT));
    write(Upsert.update(table, Row.of(1, 5, UNSET, "an update alone", UNSET)).withTtl(SHORT));
    write(insert(6, "stays", 1).withTtl(SHORT).withTtl(0));
    List<List<@Nullable Object>> left =
        List.of(
            values(1, 2, null, null, 7),
            values(1, 3, null, null, null),
            values(1, 6, null, "stays", 1));
    until(() -> rows(table, 1).equals(left));
  }

  @Test
  void staticsExpireByThemselves() {
    write(insert(1, "row", 1));
    write(Upsert.update(table, Row.of(1, UNSET, "shared", UNSET, UNSET)).withTtl(SHORT));
    until(() -> rows(table, 1).equals(List.of(values(1, 1, null, "row", 1))));
  }

  @Test
  void aPartitionOfAnExpiredStaticIsNotThere() {
    write(Upsert.update(table, Row.of(1, UNSET, "shared", UNSET, UNSET)).withTtl(SHORT));
    until(() -> rows(table, 1).isEmpty());
  }

  @Test
  void theTablesTtlAppliesUnlessTheWriteHasOne() {
    table = define(columns(table()).defaultTtl(SHORT));
    write(insert(1, "by the table", 1));
    write(insert(2, "longer", 2).withTtl(LONG));
    write(insert(3, "permanent", 3).withTtl(0));
    until(() -> rows(table, 1).size() == 2);
    assertThat(rows(table, 1))
        .containsExactly(values(1, 2, null, "longer", 2), values(1, 3, null, "permanent", 3));
  }

  @Test
  void anExpiredValueStillShadowsOlderWrites() {
    writeAt(200, insert(1, "new", 1).withTtl(SHORT));
    until(() -> rows(table, 1).isEmpty());
    writeAt(150, insert(1, "old", 1));
    assertThat(rows(table, 1)).isEmpty();
    writeAt(201, Upsert.update(table, Row.of(1, 1, UNSET, "newer", UNSET)));
    assertThat(rows(table, 1)).containsExactly(values(1, 1, null, "newer", null));
  }

  @Test
  void atOneTimestampAnExpiringCellWinsOverOneWithoutTtl() {
    writeAt(100, insert(1, "z", 9));
    writeAt(100, insert(1, "a", 1).withTtl(LONG));
    writeAt(100, insert(2, "a", 1).withTtl(LONG));
    writeAt(100, insert(2, "z", 9));
    assertThat(rows(table, 1))
        .containsExactly(values(1, 1, null, "a", 1), values(1, 2, null, "a", 1));
  }

  @Test
  void atOneTimestampTheLaterEndWins() {
    writeAt(100, insert(1, "z", 9).withTtl(LONG));
    writeAt(100, insert(1, "a", 1).withTtl(2 * LONG));
    writeAt(100, insert(1, "m", 5).withTtl(LONG));
    assertThat(rows(table, 1)).containsExactly(values(1, 1, null, "a", 1));
  }

  @Test
  void aDeleteWinsOverAnExpiringCell() {
    writeAt(100, insert(1, "a", 1).withTtl(LONG));
    writeAt(100, DeleteRow.of(table, Row.of(1, 1, UNSET, UNSET, UNSET), TimestampOffset.NONE));
    writeAt(100, insert(1, "b", 2).withTtl(LONG));
    assertThat(rows(table, 1)).isEmpty();
  }

  @Test
  void aTtlSurvivesReopening() {
    write(insert(1, "short", 1).withTtl(SHORT));
    write(insert(2, "long", 2).withTtl(LONG));
    reopen();
    define(List.of(table));
    until(() -> rows(table, 1).size() == 1);
    assertThat(rows(table, 1)).containsExactly(values(1, 2, null, "long", 2));
  }

  private Upsert insert(int c, @Nullable Object text, @Nullable Object number) {
    return Upsert.insert(table, Row.of(1, c, UNSET, text, number));
  }
}
