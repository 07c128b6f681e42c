package dev.rowan.internal.index;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Seed;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.Consequences;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.value.Row;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What maintenance writes, as laws over random rows applied to a model of the derived table. */
class EntryChangesTest {
  private static final int ROUNDS = 2_000;

  /** The entries of a table by their keys. */
  private static final class Model {
    private final Map<List<Object>, Row> entries = new HashMap<>();

    Model apply(DerivedTable derived, EntryChanges changes) {
      // at T - 1 before T, as a store would reconcile them
      changes
          .removals()
          .forEach(removal -> entries.remove(key(derived, ((DeleteRow) removal).key())));
      changes.additions().forEach(addition -> put(derived, ((Upsert) addition).row()));
      return this;
    }

    Model put(DerivedTable derived, Row entry) {
      entries.put(key(derived, entry), entry);
      return this;
    }

    static Model of(DerivedTable derived, Row base) {
      Model model = new Model();
      Entries.of(derived, base).forEach(entry -> model.put(derived, entry));
      return model;
    }

    private static List<Object> key(DerivedTable derived, Row entry) {
      return Arrays.asList(entry.toArray()).subList(0, derived.table().keySize());
    }
  }

  @Test
  void twoChangesOneAfterTheOtherAreTheChangeOfBoth() {
    forRandomRows(
        (derived, rows) -> {
          Model steps =
              Model.of(derived, rows.a())
                  .apply(derived, EntryChanges.between(derived, rows.a(), rows.b()))
                  .apply(derived, EntryChanges.between(derived, rows.b(), rows.c()));
          Model direct =
              Model.of(derived, rows.a())
                  .apply(derived, EntryChanges.between(derived, rows.a(), rows.c()));
          assertThat(steps.entries).isEqualTo(direct.entries);
          assertThat(steps.entries).isEqualTo(Model.of(derived, rows.c()).entries);
        });
  }

  @Test
  void noChangeWritesNothing() {
    forRandomRows(
        (derived, rows) ->
            assertThat(EntryChanges.between(derived, rows.a(), rows.a()))
                .isEqualTo(new EntryChanges(List.of(), List.of())));
  }

  @Test
  void aDeleteTakesBackAnInsert() {
    forRandomRows(
        (derived, rows) ->
            assertThat(
                    new Model()
                        .apply(derived, EntryChanges.between(derived, null, rows.a()))
                        .apply(derived, EntryChanges.between(derived, rows.a(), null))
                        .entries)
                .isEmpty());
  }

  @Test
  void onlyWhatDiffersIsWritten() {
    forRandomRows(
        (derived, rows) -> {
          Set<Row> old = new HashSet<>(Entries.of(derived, rows.a()));
          Set<Row> now = new HashSet<>(Entries.of(derived, rows.b()));
          EntryChanges changes = EntryChanges.between(derived, rows.a(), rows.b());
          Set<Row> added = new HashSet<>();
          changes.additions().forEach(addition -> added.add(((Upsert) addition).row()));
          Set<Row> expected = new HashSet<>(now);
          expected.removeAll(old);
          assertThat(added).isEqualTo(expected).hasSameSizeAs(changes.additions());
          assertThat(changes.removals().size()).isLessThanOrEqualTo(old.size());
        });
  }

  @Test
  void additionsAreInsertsNowAndRemovalsAreDeletesJustBefore() {
    forRandomRows(
        (derived, rows) -> {
          EntryChanges changes = EntryChanges.between(derived, rows.a(), rows.b());
          for (Mutation addition : changes.additions()) {
            assertThat(addition.table()).isEqualTo(derived.table());
            assertThat(addition.moment()).isEqualTo(TimestampOffset.NONE);
            assertThat(((Upsert) addition).marker()).isTrue();
            assertThat(addition.condition()).isEqualTo(Condition.NONE);
          }
          for (Mutation removal : changes.removals()) {
            assertThat(removal.table()).isEqualTo(derived.table());
            assertThat(removal.moment()).isEqualTo(TimestampOffset.ONE_MICROSECOND_EARLIER);
            assertThat(removal.condition()).isEqualTo(Condition.NONE);
          }
        });
  }

  @Test
  void anIncludedColumnThatChangesIsWrittenWithoutADelete() {
    Row before = Row.of(1, "ann", null, Instant.EPOCH, null);
    Row after = Row.of(1, "bob", null, Instant.EPOCH, null);
    EntryChanges changes = EntryChanges.between(Article.BY_HOUR, before, after);
    assertThat(changes.removals()).isEmpty();
    assertThat(changes.additions()).hasSize(1);
  }

  @Test
  void maintenanceIsTheChangesOfAllTables() {
    Consequences maintenance = IndexMaintainer.of(Article.DERIVED);
    Row before = Row.of(1, "ann", BigDecimal.ONE, Instant.EPOCH, Set.of("a", "b"));
    Row after = Row.of(1, "ann", BigDecimal.TEN, Instant.EPOCH, Set.of("b"));
    List<Mutation> expected = new ArrayList<>();
    for (DerivedTable derived : Article.DERIVED) {
      EntryChanges changes = EntryChanges.between(derived, before, after);
      expected.addAll(changes.additions());
      expected.addAll(changes.removals());
    }
    assertThat(maintenance.of(before, after))
        .containsExactlyInAnyOrderElementsOf(expected)
        .hasSize(4);
    assertThat(maintenance.of(before, before)).isEmpty();
    assertThat(IndexMaintainer.of(List.of())).isSameAs(Consequences.NONE);
    assertThat(Consequences.NONE.of(before, after)).isEmpty();
  }

  private record Rows(Row a, Row b, Row c) {}

  /** A law of one derived table. */
  @FunctionalInterface
  private interface Law {
    void check(DerivedTable derived, Rows rows);
  }

  private static void forRandomRows(Law law) {
    long seed = Seed.next();
    Random random = new Random(seed);
    Consumer<DerivedTable> checkOnce =
        derived ->
            law.check(
                derived,
                new Rows(
                    Article.random(random, 1),
                    Article.random(random, 1),
                    Article.random(random, 1)));
    for (int round = 0; round < ROUNDS; round++) {
      try {
        Article.DERIVED.forEach(checkOnce);
      } catch (AssertionError e) {
        throw new AssertionError("seed " + seed + ", round " + round, e);
      }
    }
  }
}
