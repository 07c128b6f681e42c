package dev.rowan.storage.contract.write;

import static dev.rowan.spi.value.Row.UNSET;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.rowan.annotation.Consistency;
import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Write;
import dev.rowan.dao.WriteOptions;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.UnsupportedByBackendException;
import dev.rowan.internal.session.Session;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.spi.backend.Capability;
import dev.rowan.spi.query.ReadDirection;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import dev.rowan.storage.contract.fixture.Coupons;
import dev.rowan.storage.contract.fixture.Member;
import dev.rowan.storage.contract.fixture.MemberMapping;
import dev.rowan.storage.contract.fixture.Posts;
import dev.rowan.storage.contract.fixture.StoredEntity;
import dev.rowan.storage.contract.fixture.ViewMapping;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Planned writes are executed as one batch, with the consequences of each. */
public abstract class BatchContract extends BatchCase {
  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"BLIND", "ATOMIC", "VERIFIED"})
  void spansEntities(Maintain maintain) {
    openMaintainedBy(maintain);
    Write first = coupon(1);
    Write second = coupon(2);
    Write third = row(1, 1, "shared", "text");
    assertThat(stored()).as("before the commit").isEmpty();
    assertThat(rows(table, 1)).isEmpty();
    commit(first, second, third);
    assertThat(stored())
        .containsExactlyInAnyOrder(values(Coupons.coupon(1)), values(Coupons.coupon(2)));
    assertThat(rows(table, 1)).containsExactly(values(1, 1, "shared", "text"));
    assertInStep();
    commit(
        offered.deferred().deleteByKey(1),
        offered
            .deferred()
            .insert(Row.of(2, "shop", 2, "other", Set.of("all", "tag2"), null), Nulls.DELETE),
        coupon(3),
        plain.deferred().delete(Row.of(1, 1, null, null)));
    assertThat(stored()).extracting(row -> row.get(0)).containsExactlyInAnyOrder(2, 3);
    assertThat(stored()).extracting(row -> row.get(Coupons.TITLE)).contains("other");
    assertThat(rows(table, 1)).noneMatch(row -> row.get(1) != null);
    assertInStep();
  }

  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"ATOMIC", "VERIFIED"})
  void movesTheEntriesOfAllItsRows(Maintain maintain) {
    openMaintainedBy(maintain);
    commit(coupon(1), coupon(2), coupon(3));
    commit(move(1, "there"), move(3, "there"));
    commit(move(1, "elsewhere"), move(2, "there"), offered.deferred().deleteByKey(3));
    session.settle();
    assertThat(new StoredEntity(backend(), coupons).entries(coupons.byShop()))
        .extracting(entry -> entry.subList(0, 3))
        .containsExactlyInAnyOrder(values("elsewhere", 1, 1), values("there", 2, 2));
    assertInStep();
  }

  @Test
  void ofOneWriteIsThatWrite() {
    commit(coupon(1));
    commit(move(1, "there"));
    commit(row(1, 1, UNSET, "text"));
    assertThat(rows(table, 1)).containsExactly(values(1, 1, null, "text"));
    assertInStep();
  }

  @Test
  void ofNothingIsNothing() {
    commit();
    Row same = Coupons.coupon(1);
    commit(offered.deferred().change(same, Coupons.coupon(1)));
    assertThat(stored()).isEmpty();
    Row other = Row.of(1, "there", 1, "title 1", Set.of("all", "tag1"), "note");
    commit(offered.deferred().change(same, other), offered.deferred().change(same, same));
    assertThat(stored()).extracting(row -> row.get(Coupons.SHOP)).containsExactly("there");
    assertThatThrownBy(() -> session.commit(null)).isInstanceOf(RejectedInputException.class);
    assertThatThrownBy(() -> session.commit(Arrays.asList(coupon(2), null)))
        .isInstanceOf(RejectedInputException.class);
  }

  @Test
  void mayBeCommittedAgain() {
    Write write = coupon(1);
    commit(write);
    commit(offered.deferred().deleteByKey(1));
    assertThat(stored()).isEmpty();
    commit(write);
    assertThat(stored()).containsExactly(values(Coupons.coupon(1)));
    assertInStep();
  }

  @Test
  void checksArgumentsWhenItIsPlanned() {
    assertThatThrownBy(
            () -> offered.deferred().insert(Row.of(null, "s", 1, "t", null, null), Nulls.UNSET))
        .isInstanceOfSatisfying(
            RejectedInputException.class, e -> assertThat(e.code()).isEqualTo(ErrorCode.NULL_KEY));
    assertThatThrownBy(() -> offered.deferred().insert(null, Nulls.UNSET))
        .isInstanceOf(RejectedInputException.class);
    assertThatThrownBy(
            () -> offered.with(WriteOptions.ttl(Duration.ofHours(1))).deferred().deleteByKey(1))
        .isInstanceOf(RejectedInputException.class);
    assertThat(coupon(1)).hasToString("write of " + coupons.table().name());
  }

  @Test
  void writesNoRowTwice() {
    refused(ErrorCode.BATCH_CLASH, coupon(1), coupon(2), move(1, "there"));
    refused(ErrorCode.BATCH_CLASH, coupon(1), offered.deferred().deleteByKey(1));
    refused(ErrorCode.BATCH_CLASH, row(1, 1, "a", "x"), row(1, 2, "b", "x"));
    refused(ErrorCode.BATCH_CLASH, row(1, 1, "a", "x"), plain.deferred().deleteByKey(1));
    assertThat(stored()).isEmpty();
    assertThat(rows(table, 1)).isEmpty();
    commit(row(1, 1, "a", "x"), row(1, 2, "a", "y"), row(2, 1, "b", "z"));
    assertThat(rows(table, 1)).containsExactly(values(1, 1, "a", "x"), values(1, 2, "a", "y"));
  }

  @Test
  void deletesARangeBeforeWhatItWritesThere() {
    commit(row(1, 1, "a", "old"), row(1, 2, UNSET, "old"), row(2, 1, UNSET, "old"));
    commit(plain.deferred().deleteByKey(1), row(1, 2, UNSET, "new"), coupon(1));
    assertThat(rows(table, 1)).containsExactly(values(1, 2, null, "new"));
    assertThat(rows(table, 2)).hasSize(1);
    assertThat(stored()).hasSize(1);
  }

  @Test
  void isLimitedToOneStore() {
    Session other = newSession();
    Write foreign = DaoRuntime.of(other, coupons).deferred().insert(Coupons.coupon(1), Nulls.UNSET);
    refused(ErrorCode.FOREIGN_WRITE, coupon(2), foreign);
    assertThat(stored()).isEmpty();
    commit(other, foreign);
    assertThat(stored()).hasSize(1);
  }

  @Test
  void refusesWritesThatAreDecidedRowByRow() {
    DaoRuntime<Member> members = DaoRuntime.of(session, new MemberMapping());
    Member ann = new Member("club", 1, "ann@x", "ann", "red");
    assertThatThrownBy(() -> members.deferred().insert(ann, Nulls.UNSET))
        .isInstanceOf(UnsupportedByBackendException.class)
        .hasMessageContaining("unique values");
    needsConditionalWrites();
    DaoRuntime<Row> serial = DaoRuntime.of(session, Coupons.withDefaultTtl(Maintain.SERIAL, 0));
    assertThatThrownBy(() -> serial.deferred().deleteByKey(1))
        .isInstanceOf(UnsupportedByBackendException.class)
        .hasMessageContaining("SERIAL");
  }

  @Test
  void hasOneTimestamp() {
    commit(coupon(1), coupon(2), row(1, 1, "a", "x"));
    assertThat(written(coupons.table(), 1))
        .isEqualTo(written(coupons.table(), 2))
        .isEqualTo(written(table, 1));
    Instant then = Instant.now().minusSeconds(60);
    DaoRuntime<Row> before = plain.with(WriteOptions.at(then));
    refused(
        ErrorCode.BATCH_OPTIONS,
        coupon(1),
        before.deferred().insert(Row.of(2, 2, UNSET, "x"), Nulls.UNSET));
    commit(
        before.deferred().insert(Row.of(2, 2, UNSET, "x"), Nulls.UNSET),
        before.deferred().insert(Row.of(3, 2, UNSET, "x"), Nulls.UNSET));
    assertThat(written(table, 3)).isEqualTo(WriteOptions.micros(then));
  }

  /**
   * Returns the write time of the last column of the first row of a partition, or of the column
   * before it.
   */
  private long written(TableSchema of, int partition) {
    TableSchema stored =
        of.equals(table) ? of : new StoredEntity(backend(), coupons).tables().row();
    SliceQuery query =
        new SliceQuery(
            stored, List.of(partition), Slice.ALL, ReadDirection.FORWARD, 1, null, ReadMode.TIMED);
    RowPage page = await(backend().fetch(query));
    return page.times().get(0).timestamp(of.equals(table) ? 3 : Coupons.TITLE);
  }

  @Test
  void isExecutedWithTheStrongestOptionsOfItsWrites() {
    DaoRuntime<Row> strong = plain.with(WriteOptions.at(Consistency.ALL));
    DaoRuntime<Row> withTtl = offered.with(WriteOptions.ttl(Duration.ofHours(1)));
    commit(
        strong.deferred().insert(Row.of(1, 1, UNSET, "x"), Nulls.UNSET),
        plain
            .with(WriteOptions.at(Consistency.ONE))
            .deferred()
            .insert(Row.of(1, 2, UNSET, "x"), Nulls.UNSET),
        withTtl.deferred().insert(Coupons.coupon(1), Nulls.UNSET),
        coupon(2));
    assertThat(rows(table, 1)).hasSize(2);
    assertThat(stored()).hasSize(2);
    assertInStep();
    refused(
        ErrorCode.BATCH_OPTIONS,
        plain
            .with(WriteOptions.at(Consistency.QUORUM))
            .deferred()
            .insert(Row.of(1, 1, UNSET, "x"), Nulls.UNSET),
        offered
            .with(WriteOptions.at(Consistency.LOCAL_QUORUM))
            .deferred()
            .insert(Coupons.coupon(3), Nulls.UNSET));
  }

  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"BLIND", "ATOMIC", "VERIFIED"})
  void keepsCopies(Maintain maintain) {
    needsProtocols(maintain);
    Posts mappings = Posts.maintainedBy(maintain, false);
    DaoRuntime<Row> authors = DaoRuntime.of(session, mappings.authors);
    DaoRuntime<Row> posts = DaoRuntime.of(session, mappings.posts);
    commit(
        authors.deferred().insert(Posts.author(1, "ann"), Nulls.UNSET),
        posts.deferred().insert(Posts.post(1, 1), Nulls.UNSET),
        posts.deferred().insert(Posts.post(2, 1), Nulls.UNSET),
        coupon(1));
    assertCopied(mappings, "ann");
    commit(
        authors.deferred().update(Row.of(1, "anna", UNSET, UNSET)),
        posts.deferred().update(Row.of(2, UNSET, "new title", "mallory", UNSET)));
    assertCopied(mappings, "anna");
    commit(
        authors.deferred().update(Row.of(1, "annabel", UNSET, UNSET)),
        posts.deferred().update(Row.of(2, UNSET, UNSET, "mallory", UNSET)));
    assertCopied(mappings, "annabel");
    refused(ErrorCode.BATCH_CLASH, coupon(1), coupon(1));
    assertThatThrownBy(
            () ->
                commit(
                    authors.deferred().update(Row.of(1, "bob", UNSET, UNSET)),
                    row(1, 1, UNSET, "\ud800")))
        .isInstanceOf(RejectedInputException.class);
    assertCopied(mappings, "annabel");
    session.settle();
    assertThat(maintenance.resumeCopies(mappings.authors).pending()).isZero();
    assertThat(maintenance.verifyCopies(mappings.posts).withGrace(Duration.ZERO).run().isClean())
        .isTrue();
  }

  private void assertCopied(Posts mappings, String name) {
    session.settle();
    assertThat(new StoredEntity(backend(), mappings.posts).rows())
        .hasSize(2)
        .extracting(row -> row.get(3))
        .containsOnly(name);
  }

  @Test
  void doesNotWriteViews() {
    assumeViews();
    ViewMapping parcels = ViewMapping.beside(Maintain.VERIFIED);
    DaoRuntime<Row> sent = DaoRuntime.of(session, parcels);
    commit(
        sent.deferred().insert(ViewMapping.parcel("north", 1, "ann", 3), Nulls.UNSET),
        sent.deferred().insert(ViewMapping.parcel("north", 2, "bob", 4), Nulls.UNSET),
        row(1, 1, UNSET, "x"));
    session.settle();
    assertThat(maintenance.verify(parcels).withGrace(Duration.ofMillis(200)).run().found())
        .isEmpty();
  }

  private void assumeViews() {
    assumeTrue(
        backend().capabilities().has(Capability.INDEX_MAINTENANCE)
            || backend().capabilities().has(Capability.SERVER_VIEWS),
        "SKIPPED: the backend has no views");
  }
}
