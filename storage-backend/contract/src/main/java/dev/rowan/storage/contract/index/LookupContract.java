package dev.rowan.storage.contract.index;

import static dev.rowan.storage.contract.fixture.Lookups.LIFE;
import static dev.rowan.storage.contract.fixture.Lookups.TITLE;
import static dev.rowan.storage.contract.fixture.Lookups.post;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Nulls;
import dev.rowan.dao.WriteOptions;
import dev.rowan.internal.session.Session;
import dev.rowan.operate.maintenance.Maintenance;
import dev.rowan.operate.maintenance.MaintenanceReport;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.RowQuery;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.store.Anomaly;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.IndexKeeper;
import dev.rowan.storage.contract.fixture.Lookups;
import dev.rowan.storage.contract.fixture.StoredEntity;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Derived tables as programs write them manually: with a key that names a row by a part of its key,
 * and with entries that live shorter than their rows.
 */
public abstract class LookupContract extends ContractCase {
  private static final Duration NONE = Duration.ZERO;
  private static final Nulls NULLS = Nulls.UNSET;
  private static final int SLACK = 70;

  /** Posts over a backend whose derived tables one keeper maintains. */
  private static final class Opened {
    final Backend store;
    final Session session;
    final Lookups mapping;
    final DaoRuntime<Row> posts;

    Opened(Backend store, Lookups mapping) {
      this.store = store;
      this.session = newSession(store);
      this.mapping = mapping;
      this.posts = DaoRuntime.of(session, mapping);
    }

    void insert(Row row) {
      await(posts.insert(row, NULLS));
    }

    void insert(Row row, WriteOptions options) {
      await(posts.with(options).insert(row, NULLS));
    }

    DerivedTable derived(int place) {
      return mapping.derived().get(place);
    }

    /** Returns the notes of an author's posts, by the first derived table. */
    List<@Nullable Object> notes(String author) {
      return await(posts.keyedRead(ReadPlan.through("Posts.of", derived(0))).select(author).list())
          .stream()
          .<@Nullable Object>map(row -> row.get(4))
          .toList();
    }

    int entries(int place) {
      return new StoredEntity(store, mapping).entries(derived(place)).size();
    }

    /** Returns the TTL of the title in an entry of an author. */
    int ttlOfTitle(String author, int number, int topic) {
      return ttl(Row.of(author, number, topic, null), TITLE);
    }

    /** Returns the TTL of a column in the entry of a key in the first derived table. */
    int ttl(Row key, int column) {
      RowPage page = await(store.fetch(RowQuery.of(derived(0).table(), key, ReadMode.TIMED)));
      assertThat(page.rows()).hasSize(1);
      return page.times().get(0).ttl(column);
    }

    /** Applies a mutation later than every write, whose clock can be a millisecond ahead. */
    void damage(Mutation mutation) {
      write(mutation, System.currentTimeMillis() + 5);
    }

    /** Writes what another program wrote at this time, in milliseconds since 1970. */
    void write(Mutation mutation, long millis) {
      OptionalLong time = OptionalLong.of(1_000 * millis);
      MutationSet written = new MutationSet(List.of(Change.of(mutation)), time);
      assertThat(await(store.apply(written)).applied()).isTrue();
    }

    MaintenanceReport verify() {
      return new Maintenance(session).verify(mapping).withGrace(NONE).run();
    }

    MaintenanceReport repair() {
      return new Maintenance(session).repair(mapping).withGrace(NONE).run();
    }
  }

  private Opened byAuthor(IndexKeeper keeper) {
    return new Opened(keeper.over(backend()), Lookups.byAuthor(keeper.maintain()));
  }

  @ParameterizedTest
  @EnumSource(names = {"ENGINE", "BLIND"})
  void anEntryNamesItsRowByColumnsOutsideOfItsKey(IndexKeeper keeper) {
    Opened on = byAuthor(keeper);
    on.insert(post(1, 10, "ann", "first"));
    on.insert(post(2, 11, "ann", null));
    assertThat(on.notes("ann")).containsExactly("first", null);
    Row note = Row.of(2, 11, Row.UNSET, Row.UNSET, "noted");
    await(on.posts.update(note));
    assertThat(on.notes("ann")).containsExactly("first", "noted");
    // the same post in another topic
    await(on.posts.delete(post(1, 10, null, null)));
    nextMoment();
    on.insert(post(3, 10, "ann", "moved"));
    assertThat(on.notes("ann")).containsExactly("moved", "noted");
    assertThat(on.verify().isClean()).isTrue();
    await(on.posts.delete(post(2, 11, null, null)));
    assertThat(on.notes("ann")).containsExactly("moved");
    assertThat(on.verify().isClean()).isTrue();
  }

  @ParameterizedTest
  @EnumSource(names = {"ENGINE", "BLIND"})
  void entriesOfOtherProgramsAreBuiltAndRepaired(IndexKeeper keeper) {
    Lookups mapping = Lookups.byAuthor(keeper.maintain());
    Opened before = new Opened(keeper.over(backend()), mapping.unaware());
    before.insert(post(1, 10, "ann", "first"));
    before.insert(post(1, 11, "ann", "second"));
    before.insert(post(5, 9, "bob", "short"), WriteOptions.NONE.withTtl(Duration.ofMinutes(10)));
    Opened on = new Opened(keeper.over(backend()), mapping);
    // the rows are younger than the grace period, in which no row is written again
    new Maintenance(on.session).build(on.mapping, on.derived(0).table().name()).run();
    assertThat(on.notes("ann")).containsExactly("first", "second");
    assertThat(on.notes("bob")).containsExactly("short");
    assertThat(on.ttl(Row.of("bob", 9, null, null), 2)).isBetween(600 - SLACK, 600);
    before.insert(post(2, 12, "ann", "third"));
    assertThat(on.verify().isClean()).isFalse();
    assertThat(on.repair().isRepaired()).isTrue();
    assertThat(on.notes("ann")).containsExactly("first", "second", "third");
    assertThat(on.verify().isClean()).isTrue();
  }

  @ParameterizedTest
  @EnumSource(names = "BLIND")
  void anEntryWithoutTheKeyOfItsRowIsReported(IndexKeeper keeper) {
    Opened on = byAuthor(keeper);
    on.insert(post(1, 10, "ann", "first"));
    Row keyless = Row.of("ann", 9, Row.UNSET, "of another program");
    on.write(Upsert.insert(on.derived(0).table(), keyless), System.currentTimeMillis() - 1_000);
    assertThat(on.notes("ann")).containsExactly("first");
    MaintenanceReport report = on.repair();
    assertThat(report.keyless()).isEqualTo(Map.of(on.derived(0).table().name(), 1L));
    assertThat(report.isClean()).isFalse();
    assertThat(report.found()).isEmpty();
    assertThat(on.verify().keyless()).isEqualTo(report.keyless());
    on.insert(post(4, 9, "ann", "complete"));
    assertThat(on.notes("ann")).containsExactly("complete", "first");
    assertThat(on.verify().isClean()).isTrue();
  }

  private Opened shortLived(IndexKeeper keeper) {
    return new Opened(keeper.over(backend()), Lookups.shortLived());
  }

  @ParameterizedTest
  @EnumSource(names = {"ENGINE", "BLIND"})
  void anEntryExpiresEarlierThanItsRow(IndexKeeper keeper) {
    Opened on = shortLived(keeper);
    on.insert(post(1, 10, "ann", "first"));
    assertThat(on.ttlOfTitle("ann", 10, 1)).isBetween(LIFE - SLACK, LIFE);
    Row key = post(1, 10, null, null);
    RowPage page = await(on.store.fetch(RowQuery.of(on.mapping.table(), key, ReadMode.TIMED)));
    assertThat(page.times().get(0).ttl(TITLE)).isZero();
    on.insert(post(1, 11, "ann", "shorter"), WriteOptions.NONE.withTtl(Duration.ofMinutes(10)));
    assertThat(on.ttlOfTitle("ann", 11, 1)).isBetween(600 - SLACK, 600);
    on.insert(post(1, 12, "ann", "longer"), WriteOptions.NONE.withTtl(Duration.ofDays(10)));
    assertThat(on.ttlOfTitle("ann", 12, 1)).isBetween(LIFE - SLACK, LIFE);
    assertThat(on.entries(1)).isEqualTo(3);
    assertThat(on.notes("ann")).containsExactly("first", "shorter", "longer");
    await(on.posts.delete(key));
    assertThat(on.notes("ann")).containsExactly("shorter", "longer");
    assertThat(on.verify().isClean()).isTrue();
  }

  @ParameterizedTest
  @EnumSource(names = {"ENGINE", "BLIND"})
  void onlyAnInsertBeginsALife(IndexKeeper keeper) {
    Opened on = shortLived(keeper);
    on.insert(post(1, 10, "ann", "first"));
    expire(on, 10, 1);
    await(on.posts.update(Row.of(1, 10, Row.UNSET, Row.UNSET, "noted")));
    await(on.posts.update(Row.of(1, 77, Row.UNSET, Row.UNSET, "a row by an update alone")));
    assertThat(on.entries(0) + on.entries(1)).isZero();
    on.insert(post(1, 10, "ann", "again"));
    assertThat(on.entries(0)).isEqualTo(1);
    assertThat(on.entries(1)).isEqualTo(1);
    assertThat(on.notes("ann")).containsExactly("again");
  }

  /** Returns when the next write is later than all writes before, by the clock of each writer. */
  private static void nextMoment() {
    Instant later = Instant.now().plusMillis(10);
    until(() -> Instant.now().isAfter(later));
  }

  /** Removes the entries of a row, as time does. */
  private static void expire(Opened on, int number, int topic) {
    on.damage(
        DeleteRow.of(
            on.derived(0).table(), Row.of("ann", number, topic, null), TimestampOffset.NONE));
    on.damage(DeleteRow.of(on.derived(1).table(), Row.of(number, topic), TimestampOffset.NONE));
    nextMoment();
  }

  @ParameterizedTest
  @EnumSource(names = {"ENGINE", "BLIND"})
  void aBuiltEntryHasTheRestOfItsLife(IndexKeeper keeper) {
    Lookups mapping = Lookups.shortLived();
    Opened before = new Opened(keeper.over(backend()), mapping.unaware());
    Instant now = Instant.now();
    before.insert(post(1, 10, "ann", "young"), written(now.minus(Duration.ofMinutes(30))));
    before.insert(post(1, 11, "ann", "old"), written(now.minus(Duration.ofHours(3))));
    Opened on = new Opened(keeper.over(backend()), mapping);
    for (DerivedTable derived : mapping.derived()) {
      new Maintenance(on.session).build(mapping, derived.table().name()).withGrace(NONE).run();
    }
    assertThat(on.notes("ann")).containsExactly("young");
    assertThat(on.entries(1)).isEqualTo(1);
    int rest = LIFE - (int) Duration.ofMinutes(30).toSeconds();
    assertThat(on.ttlOfTitle("ann", 10, 1)).isBetween(rest - SLACK, rest + 1);
    assertThat(on.verify().isClean()).isTrue();
    before.insert(post(1, 12, "ann", "unnoticed"), written(now.minus(Duration.ofMinutes(60))));
    assertThat(on.verify().found(Anomaly.MISSING)).isEqualTo(2);
    assertThat(on.repair().isRepaired()).isTrue();
    assertThat(on.ttlOfTitle("ann", 12, 1)).isBetween(LIFE / 2 - SLACK, LIFE / 2 + 1);
    assertThat(on.verify().isClean()).isTrue();
    assertThat(on.notes("ann")).containsExactly("young", "unnoticed");
  }

  private static WriteOptions written(Instant at) {
    return WriteOptions.NONE.withTimestamp(at);
  }
}
