package dev.rowan.storage.contract.write;

import static dev.rowan.spi.value.Row.UNSET;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Nulls;
import dev.rowan.annotation.Order;
import dev.rowan.dao.Write;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.internal.session.Session;
import dev.rowan.operate.maintenance.Maintenance;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.Coupons;
import dev.rowan.storage.contract.fixture.RowMapping;
import dev.rowan.storage.contract.fixture.StoredEntity;
import dev.rowan.storage.contract.fixture.TablePool;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;

/** The common part of the batch contracts: coupons with indexes, and rows without any. */
public abstract class BatchCase extends ContractCase {
  Coupons coupons;
  Session session;
  Maintenance maintenance;
  DaoRuntime<Row> offered;

  /** Columns: p, c, shared (static), text. No index. */
  DaoRuntime<Row> plain;

  TableSchema table;

  @BeforeEach
  final void open() {
    table =
        TablePool.take(
            table()
                .partitionKey("p", ScalarType.INT)
                .clustering("c", ScalarType.INT, Order.ASC)
                .staticColumn("shared", ScalarType.TEXT)
                .column("text", ScalarType.TEXT));
    openMaintainedBy(Maintain.VERIFIED);
  }

  final void openMaintainedBy(Maintain maintain) {
    needsProtocols(maintain);
    coupons = Coupons.withDefaultTtl(maintain, 0);
    session = newSession();
    maintenance = new Maintenance(session);
    offered = DaoRuntime.of(session, coupons);
    plain = DaoRuntime.of(session, new RowMapping(table));
  }

  static void commit(Session by, Write... writes) {
    await(by.commit(Arrays.asList(writes)));
  }

  final void commit(Write... writes) {
    commit(session, writes);
  }

  final Write coupon(int id) {
    return offered.deferred().insert(Coupons.coupon(id), Nulls.UNSET);
  }

  final Write move(int id, String shop) {
    return offered.deferred().update(Row.unset(6).set(0, id).set(Coupons.SHOP, shop).build());
  }

  final Write row(int p, int c, @Nullable Object shared, @Nullable Object text) {
    return plain.deferred().insert(Row.of(p, c, shared, text), Nulls.UNSET);
  }

  static Row textOf(int p, int c, String text) {
    return Row.of(p, c, UNSET, text);
  }

  final void assertInStep() {
    session.settle();
    assertThat(maintenance.verify(coupons).withGrace(Duration.ofMillis(20)).run().found())
        .isEmpty();
  }

  final List<List<@Nullable Object>> stored() {
    return new StoredEntity(backend(), coupons).rows();
  }

  final void refused(ErrorCode code, Write... writes) {
    assertThatThrownBy(() -> commit(writes))
        .isInstanceOfSatisfying(
            RejectedInputException.class, failure -> assertThat(failure.code()).isEqualTo(code));
  }
}
