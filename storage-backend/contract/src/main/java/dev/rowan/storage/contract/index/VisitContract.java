package dev.rowan.storage.contract.index;

import static dev.rowan.storage.contract.fixture.VisitMapping.AT;
import static dev.rowan.storage.contract.fixture.VisitMapping.FREE;
import static dev.rowan.storage.contract.fixture.VisitMapping.GUEST;
import static dev.rowan.storage.contract.fixture.VisitMapping.HOME;
import static dev.rowan.storage.contract.fixture.VisitMapping.HOST;
import static dev.rowan.storage.contract.fixture.VisitMapping.NOTE;
import static dev.rowan.storage.contract.fixture.VisitMapping.RANKS;
import static dev.rowan.storage.contract.fixture.VisitMapping.RATE;
import static dev.rowan.storage.contract.fixture.VisitMapping.ROOM;
import static dev.rowan.storage.contract.fixture.VisitMapping.STEPS;
import static dev.rowan.storage.contract.fixture.VisitMapping.WORDS;
import static dev.rowan.storage.contract.fixture.VisitMapping.YEAR;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Nulls;
import dev.rowan.internal.session.Session;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.backend.Capability;
import dev.rowan.spi.query.AnyOf;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.value.CellEdit;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.Seed;
import dev.rowan.storage.contract.fixture.StoredEntity;
import dev.rowan.storage.contract.fixture.VisitMapping;
import dev.rowan.storage.contract.fixture.VisitModel;
import dev.rowan.storage.contract.fixture.VisitPatch;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Writes of every shape, on rows with clustering and static columns and collections. They leave the
 * rows and entries of the test's own model, and reads through each index return those rows.
 */
public abstract class VisitContract extends ContractCase {
  private static final List<String> WORDS_SAID = List.of("calm", "late", "wet");
  private static final List<String> GUESTS = List.of("ida", "jon");
  private static final List<String> ROOMS = List.of("attic", "hall");
  private static final List<String> MOMENTS =
      List.of("2026-01-31T23:59:59.999Z", "2026-02-01T00:00:00Z");

  private final Maintain maintain;
  private VisitMapping mapping;
  private VisitModel model;
  private Session session;
  private DaoRuntime<Row> visits;
  private long seed;
  private Random random;

  protected VisitContract(Maintain maintain) {
    this.maintain = maintain;
  }

  @BeforeEach
  final void openDao() {
    mapping = new VisitMapping(maintain);
    model = new VisitModel(mapping);
    session = newSession();
    visits = DaoRuntime.of(session, mapping);
    seed = Seed.next();
    random = new Random(seed);
  }

  @Test
  void everyWriteLeavesTheExpectedRowsAndEntries() {
    for (int i = 1; i <= onServer(80, 160); i++) {
      String what = writeSomething();
      if (i % 8 == 0) {
        assertExact("write " + i + ", " + what);
      }
    }
  }

  @Test
  void aPartitionIsDeletedWithItsEntriesAndStaticColumns() {
    for (int i = 0; i < 12; i++) {
      insert();
    }
    save(home("ida"));
    save(home("jon"));
    deleteWhole("ida");
    assertExact("a partition");
    assertThat(model.rows()).allMatch(row -> Objects.equals(row.get(GUEST), "jon"));
    save(home("ida"));
    insert();
    deleteWhole("jon");
    deleteWhole("ida");
    assertExact("all partitions");
    assertThat(stored().rows()).isEmpty();
  }

  @Test
  void manyRowsOfOnePartitionAreDeletedWithTheirEntries() {
    for (int number = 0; number < onServer(60, 150); number++) {
      Row.Builder row = Row.unset(mapping.table.size());
      row.set(GUEST, "many").set(YEAR, 2000 + number % 3).set(ROOM, "room " + number);
      save(row.set(NOTE, "note").set(HOST, "host").set(RATE, BigDecimal.ONE).build());
    }
    deleteWhole("many", 2001);
    assertExact("a prefix");
    assertThat(stored().rows()).hasSize(onServer(60, 150) * 2 / 3);
    deleteWhole("many");
    assertExact("a partition");
    assertThat(stored().rows()).isEmpty();
  }

  /** Executes a random kind of write; returns its name. */
  private String writeSomething() {
    switch (random.nextInt(12)) {
      case 0, 1 -> {
        insert();
        return "an insert";
      }
      case 2 -> {
        return delete();
      }
      case 3 -> {
        save(home(oneOf(GUESTS)));
        return "a static column";
      }
      case 4 -> {
        return conditional();
      }
      case 5, 6 -> {
        return patch();
      }
      default -> {
        Row row = changed(key());
        await(visits.update(row));
        model.write(row);
        return "an update";
      }
    }
  }

  private void insert() {
    Row row = whole(key());
    boolean unset = random.nextBoolean();
    await(visits.insert(row, unset ? Nulls.UNSET : Nulls.DELETE));
    model.write(unset ? withoutNulls(row) : row);
  }

  private String patch() {
    switch (random.nextInt(3)) {
      case 0 -> {
        Row key = key().build();
        Row home = home(String.valueOf(key.get(GUEST)));
        Row whole = keyOf(key).set(HOME, home.get(HOME)).build();
        await(visits.update(VisitPatch.of(mapping, whole)));
        model.write(home);
        return "a patch of the static column";
      }
      case 1 -> {
        Row before = model.row(key().build());
        Row after = whole(keyOf(before).set(HOME, before.get(HOME)));
        await(visits.update(VisitPatch.between(mapping, before, after)));
        model.write(after);
        return "a patch between two states";
      }
      default -> {
        Row row = changed(key());
        while (row.get(STEPS) instanceof CellEdit.SetAt) {
          row = changed(keyOf(row));
        }
        await(visits.update(VisitPatch.of(mapping, row)));
        model.write(row);
        return "a patch";
      }
    }
  }

  private String delete() {
    Row key = key().build();
    int columns = 1 + random.nextInt(3);
    Object[] prefix = new Object[columns];
    for (int i = 0; i < columns; i++) {
      prefix[i] = Objects.requireNonNull(key.get(i));
    }
    deleteWhole(prefix);
    return "a delete of " + columns + " columns";
  }

  private void deleteWhole(Object... prefix) {
    await(visits.deleteByKey(prefix));
    model.delete(prefix);
  }

  private String conditional() {
    if (!backend().capabilities().has(Capability.INDEX_MAINTENANCE)
        && maintain != Maintain.SERIAL) {
      insert();
      return "an insert";
    }
    Row.Builder key = key();
    Row row = random.nextBoolean() ? whole(key) : changed(key);
    boolean there = model.has(row);
    switch (random.nextInt(3)) {
      case 0 -> {
        Row whole = withoutNulls(whole(keyOf(row)));
        var insert = visits.returningApplied().insertIfNotExists(whole, Nulls.UNSET);
        assertThat(await(insert)).isEqualTo(!there);
        if (!there) {
          model.write(whole);
        }
        return "an insert if not exists";
      }
      case 1 -> {
        assertThat(await(visits.returningApplied().update(row))).isEqualTo(there);
        if (there) {
          model.write(row);
        }
        return "an update if exists";
      }
      default -> {
        Object[] k = keyOf(row).build().toArray();
        assertThat(await(visits.returningApplied().deleteByKey(k[0], k[1], k[2]))).isEqualTo(there);
        model.delete(k[0], k[1], k[2]);
        return "a delete if exists";
      }
    }
  }

  private void save(Row row) {
    await(visits.update(row));
    model.write(row);
  }

  private Row home(String guest) {
    Row.Builder row = Row.unset(mapping.table.size()).set(GUEST, guest);
    return row.set(HOME, random.nextInt(3) == 0 ? null : "home " + random.nextInt(9)).build();
  }

  private Row.Builder key() {
    return Row.unset(mapping.table.size())
        .set(GUEST, oneOf(GUESTS))
        .set(YEAR, 2024 + random.nextInt(3))
        .set(ROOM, oneOf(ROOMS));
  }

  private Row.Builder keyOf(Row row) {
    return Row.unset(mapping.table.size())
        .set(GUEST, row.get(GUEST))
        .set(YEAR, row.get(YEAR))
        .set(ROOM, row.get(ROOM));
  }

  /** Returns a visit with all columns except the static one, some of them null. */
  private Row whole(Row.Builder key) {
    for (int column : List.of(WORDS, RANKS, STEPS, NOTE)) {
      key.set(column, random.nextInt(4) == 0 ? null : value(column));
    }
    return keyColumns(key, true).set(FREE, "free " + random.nextInt(9)).build();
  }

  /** Returns a visit with some columns, whole or edited; at least one of them. */
  private Row changed(Row.Builder key) {
    Row row = key.build();
    if (random.nextBoolean()) {
      keyColumns(key, false);
    }
    for (int column : List.of(WORDS, RANKS, STEPS, NOTE)) {
      switch (random.nextInt(5)) {
        case 0 -> key.set(column, value(column));
        case 1 -> key.set(column, column == NOTE ? null : edit(column, row));
        case 2 -> key.set(column, random.nextInt(3) == 0 ? null : value(column));
        default -> {}
      }
    }
    return key.set(FREE, "free " + random.nextInt(9)).build();
  }

  /** Sets the columns of plain index keys; under BLIND only columns that never change. */
  private Row.Builder keyColumns(Row.Builder row, boolean all) {
    if (maintain == Maintain.BLIND) {
      Row known = row.build();
      int hash = Math.abs(Objects.hash(known.get(GUEST), known.get(YEAR), known.get(ROOM)));
      return row.set(HOST, "host " + hash % 2)
          .set(RATE, new BigDecimal(hash % 3))
          .set(AT, Instant.parse(MOMENTS.get(hash % 2)));
    }
    for (int column : List.of(HOST, RATE, AT)) {
      if (all || random.nextBoolean()) {
        row.set(column, random.nextInt(5) == 0 ? null : value(column));
      }
    }
    return row;
  }

  private Object value(int column) {
    return switch (column) {
      case HOST -> "host " + random.nextInt(2);
      case RATE -> new BigDecimal(random.nextInt(3)).add(new BigDecimal("0.5"));
      case AT -> Instant.parse(oneOf(MOMENTS));
      case WORDS -> someWords();
      case RANKS -> Map.of(random.nextInt(3), oneOf(WORDS_SAID));
      case STEPS -> List.of(oneOf(WORDS_SAID), oneOf(WORDS_SAID));
      default -> "note " + random.nextInt(9);
    };
  }

  private CellEdit edit(int column, Row key) {
    if (column == WORDS) {
      return random.nextBoolean()
          ? new CellEdit.AddAll(Set.copyOf(someWords()))
          : new CellEdit.RemoveAll(List.copyOf(someWords()));
    }
    if (column == RANKS) {
      return random.nextBoolean()
          ? new CellEdit.PutAll(Map.of(random.nextInt(3), oneOf(WORDS_SAID)))
          : new CellEdit.RemoveAll(List.of(random.nextInt(3)));
    }
    int steps = model.steps(key);
    return switch (random.nextInt(4)) {
      case 0 -> new CellEdit.Append(List.of(oneOf(WORDS_SAID), "last"));
      case 1 -> new CellEdit.Prepend(List.of("first", oneOf(WORDS_SAID)));
      case 2 -> new CellEdit.RemoveAll(List.of(oneOf(WORDS_SAID)));
      default ->
          steps == 0
              ? new CellEdit.Append(List.of("only"))
              : new CellEdit.SetAt(random.nextInt(steps), oneOf(WORDS_SAID));
    };
  }

  private Set<Object> someWords() {
    Set<Object> words = new TreeSet<>(WORDS_SAID);
    words.remove(oneOf(WORDS_SAID));
    if (random.nextBoolean()) {
      words.remove(oneOf(WORDS_SAID));
    }
    return words;
  }

  private String oneOf(List<String> choices) {
    return choices.get(random.nextInt(choices.size()));
  }

  private static Row withoutNulls(Row row) {
    @Nullable Object[] values = row.toArray();
    for (int i = 0; i < values.length; i++) {
      if (values[i] == null) {
        values[i] = Row.UNSET;
      }
    }
    return Row.of(values);
  }

  private StoredEntity stored() {
    return new StoredEntity(backend(), mapping);
  }

  private void assertExact(String when) {
    session.settle();
    String said = maintain + ", seed " + seed + ", " + when;
    List<List<@Nullable Object>> rows =
        stored().rows().stream().filter(row -> row.get(YEAR) != null).toList();
    assertThat(rows).as(said).containsExactlyInAnyOrderElementsOf(model.rows());
    for (DerivedTable index : mapping.derived()) {
      List<List<@Nullable Object>> entries = model.entries(index);
      assertThat(stored().entries(index))
          .as("%s: %s", index, said)
          .containsExactlyInAnyOrderElementsOf(entries);
      assertFound(index, entries, said);
    }
  }

  /** Checks that a read of one partition of an index returns the rows of its entries. */
  private void assertFound(DerivedTable index, List<List<@Nullable Object>> entries, String said) {
    if (entries.isEmpty()) {
      return;
    }
    Object partition = Objects.requireNonNull(entries.get(0).get(0));
    List<List<@Nullable Object>> expected = model.rowsOf(index, partition);
    ReadPlan plan = ReadPlan.through("Visits." + index.table().name(), index);
    List<List<@Nullable Object>> found = new ArrayList<>();
    Object[] key =
        index == mapping.byShard
            ? new Object[] {partition, AnyOf.below(VisitMapping.SHARDS)}
            : new Object[] {partition};
    await(visits.select(plan, key).list())
        .forEach(row -> found.add(values(row).subList(0, mapping.table.size())));
    assertThat(found)
        .as("through %s: %s", index, said)
        .containsExactlyInAnyOrderElementsOf(expected);
  }
}
