package dev.rowan.storage.contract.read;

import static dev.rowan.spi.value.Row.UNSET;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.IndexKind;
import dev.rowan.annotation.IndexTarget;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.Similarity;
import dev.rowan.spi.backend.SchemaBackend;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.query.IndexQuery;
import dev.rowan.spi.query.IndexRestriction;
import dev.rowan.spi.query.Nearest;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.ScanQuery;
import dev.rowan.spi.query.TokenRange;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.NativeIndexSchema;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.schema.VectorType;
import dev.rowan.spi.value.Bound;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.BackendFixture;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.Seed;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Reads by native indexes. Each read is compared with a scan of the table that leaves out the other
 * rows, so it returns the same rows in the same order on each store.
 */
public abstract class NativeIndexContract extends ContractCase {
  private static final int TEXT = 3;
  private static final int NUMBER = 4;
  private static final int DECIMAL = 5;
  private static final int TAGS = 6;
  private static final int SIZES = 7;
  private static final int CODE = 8;
  private static final List<String> WORDS = List.of("a", "b", "ä", "\uD83D\uDE00", "B");

  private final long seed = Seed.next();
  private final Random random = new Random(seed);

  /** A restriction, and the rows that match it. */
  private record Wanted(IndexRestriction restriction, Predicate<List<@Nullable Object>> matches) {}

  private TableSchema attached() {
    needs(BackendFixture.Newer.ATTACHED_INDEXES);
    IndexKind sai = IndexKind.SAI;
    return define(
        table()
            .partitionKey("p", ScalarType.INT)
            .clustering("c", ScalarType.INT, Order.DESC)
            .staticColumn("s", ScalarType.TEXT)
            .column("t", ScalarType.TEXT)
            .column("Number", ScalarType.INT)
            .column("d", ScalarType.DECIMAL)
            .column("tags", new SetType(ScalarType.TEXT, false))
            .column("sizes", new MapType(ScalarType.TEXT, ScalarType.INT, false))
            .column("code", new ListType(ScalarType.INT, true))
            .nativeIndex("t", "t", sai, IndexTarget.VALUES)
            .nativeIndex("Number", "Number", sai, IndexTarget.VALUES)
            .nativeIndex("d", "d", sai, IndexTarget.VALUES)
            .nativeIndex("tags", "tags", sai, IndexTarget.VALUES)
            .nativeIndex("keys", "sizes", sai, IndexTarget.KEYS)
            .nativeIndex("sizes", "sizes", sai, IndexTarget.VALUES)
            .nativeIndex("entries", "sizes", sai, IndexTarget.ENTRIES)
            .nativeIndex("code", "code", sai, IndexTarget.FULL));
  }

  private TableSchema ofFirstGeneration() {
    return define(
        table()
            .partitionKey("p", ScalarType.INT)
            .clustering("c", ScalarType.INT, Order.ASC)
            .column("t", ScalarType.TEXT)
            .column("d", ScalarType.DECIMAL)
            .column("tags", new SetType(ScalarType.TEXT, false))
            .nativeIndex("t", "t", IndexKind.LEGACY, IndexTarget.VALUES)
            .nativeIndex("d", "d", IndexKind.LEGACY, IndexTarget.VALUES)
            .nativeIndex("tags", "tags", IndexKind.LEGACY, IndexTarget.VALUES));
  }

  @Test
  void findsTheRowsThatAScanFindsAfterRandomWrites() {
    TableSchema table = attached();
    int steps = onServer(60, 300);
    for (int i = 0; i < steps; i++) {
      change(table);
    }
    List<List<@Nullable Object>> all =
        read(new ScanQuery(table, TokenRange.ALL, ScanQuery.Rows.ALL, 1, null)).stream()
            .filter(row -> row.get(1) != null)
            .toList();
    int queries = onServer(60, 300);
    for (int i = 0; i < queries; i++) {
      List<Wanted> wanted = new ArrayList<>();
      int count = 1 + random.nextInt(3);
      for (int j = 0; j < count; j++) {
        wanted.add(wanted(table, j));
      }
      Object partition = random.nextBoolean() ? null : random.nextInt(4);
      List<List<@Nullable Object>> expected =
          all.stream()
              .filter(row -> partition == null || partition.equals(row.get(0)))
              .filter(row -> wanted.stream().allMatch(each -> each.matches().test(row)))
              .toList();
      IndexQuery query = query(table, partition, wanted.stream().map(Wanted::restriction).toList());
      assertThat(read(query)).as("seed %d, query %d: %s", seed, i, query).isEqualTo(expected);
      if (i % 4 == 0) {
        assertPages(query, random, expected);
      }
    }
  }

  /** Different indexes by place, so that a query restricts no column twice. */
  private Wanted wanted(TableSchema table, int place) {
    int[] choices = new int[][] {{0, 1}, {2, 7}, {3, 4, 5, 6}}[place];
    int which = choices[random.nextInt(choices.length)];
    NativeIndexSchema index = table.nativeIndexes().get(which);
    return switch (which) {
      case 0 -> equal(index, TEXT, word());
      case 1 -> random.nextBoolean() ? equal(index, NUMBER, number()) : range(index);
      case 2 -> decimal(index);
      case 3 -> {
        String tag = word();
        yield new Wanted(
            IndexRestriction.equal(index, tag),
            row -> row.get(TAGS) instanceof Collection<?> tags && tags.contains(tag));
      }
      case 4 -> {
        String key = word();
        yield sizes(index, key, map -> map.containsKey(key));
      }
      case 5 -> {
        int value = number();
        yield sizes(index, value, map -> map.containsValue(value));
      }
      case 6 -> {
        Map.Entry<String, Integer> entry = Map.entry(word(), number());
        yield sizes(index, entry, map -> entry.getValue().equals(map.get(entry.getKey())));
      }
      default -> equal(index, CODE, List.of(number()));
    };
  }

  private static Wanted equal(NativeIndexSchema index, int column, Object value) {
    return new Wanted(IndexRestriction.equal(index, value), row -> value.equals(row.get(column)));
  }

  private static Wanted sizes(NativeIndexSchema index, Object value, Predicate<Map<?, ?>> matches) {
    return new Wanted(
        IndexRestriction.equal(index, value),
        row -> row.get(SIZES) instanceof Map<?, ?> map && matches.test(map));
  }

  private Wanted range(NativeIndexSchema index) {
    int from = number();
    boolean fromInclusive = random.nextBoolean();
    int to = number();
    boolean open = random.nextBoolean();
    return new Wanted(
        IndexRestriction.between(
            index, Bound.of(from, fromInclusive), open ? null : Bound.of(to, true)),
        row ->
            row.get(NUMBER) instanceof Integer number
                && (fromInclusive ? number >= from : number > from)
                && (open || number <= to));
  }

  private Wanted decimal(NativeIndexSchema index) {
    BigDecimal least = decimal();
    return random.nextBoolean()
        ? new Wanted(
            IndexRestriction.equal(index, least),
            row -> row.get(DECIMAL) instanceof BigDecimal found && found.compareTo(least) == 0)
        : new Wanted(
            IndexRestriction.between(index, null, Bound.of(least, false)),
            row -> row.get(DECIMAL) instanceof BigDecimal found && found.compareTo(least) < 0);
  }

  private void change(TableSchema table) {
    int p = random.nextInt(4);
    int c = random.nextInt(6);
    if (random.nextInt(6) == 0) {
      write(
          DeleteRow.of(
              table,
              Row.of(p, c, UNSET, UNSET, UNSET, UNSET, UNSET, UNSET, UNSET),
              TimestampOffset.NONE));
    } else if (random.nextInt(12) == 0) {
      write(
          Upsert.insert(
              table, Row.of(7, UNSET, "static", UNSET, UNSET, UNSET, UNSET, UNSET, UNSET)));
    } else {
      Row row =
          Row.of(
              p,
              c,
              UNSET,
              some(word()),
              some(number()),
              some(decimal()),
              some(Set.of(word())),
              some(Map.of(word(), number())),
              some(List.of(number())));
      write(random.nextBoolean() ? Upsert.insert(table, row) : Upsert.update(table, row));
    }
  }

  private @Nullable Object some(Object value) {
    int choice = random.nextInt(8);
    return choice == 0 ? null : choice == 1 ? UNSET : value;
  }

  private String word() {
    return WORDS.get(random.nextInt(WORDS.size()));
  }

  private int number() {
    return random.nextInt(5) - 2;
  }

  private BigDecimal decimal() {
    return new BigDecimal(random.nextInt(30) - 15)
        .setScale(random.nextInt(3))
        .scaleByPowerOfTen(-1);
  }

  private static IndexQuery query(
      TableSchema table, @Nullable Object partition, List<IndexRestriction> restrictions) {
    return new IndexQuery(
        table,
        partition == null ? List.of() : List.of(partition),
        restrictions,
        null,
        1,
        null,
        ReadMode.PLAIN);
  }

  @Test
  void theNearestVectorsComeFirst() {
    needs(BackendFixture.Newer.ATTACHED_INDEXES);
    TableSchema table =
        define(
            table()
                .partitionKey("p", ScalarType.INT)
                .clustering("c", ScalarType.INT, Order.ASC)
                .column("t", ScalarType.TEXT)
                .column("v", new VectorType(ScalarType.FLOAT, 3))
                .nativeIndex("vt", "t", IndexKind.SAI, IndexTarget.VALUES)
                .vectorIndex("vv", "v", Similarity.EUCLIDEAN));
    for (int i = 0; i < 40; i++) {
      Object vector = i % 7 == 0 ? null : vector();
      write(Upsert.insert(table, Row.of(i % 3, i, i % 2 == 0 ? "even" : "odd", vector)));
    }
    List<List<@Nullable Object>> all =
        read(new ScanQuery(table, TokenRange.ALL, ScanQuery.Rows.ALL, 1, null));
    for (int i = 0; i < 8; i++) {
      List<Float> near = vector();
      boolean odd = i % 2 == 1;
      Object partition = i % 4 < 2 ? null : i % 3;
      IndexQuery query =
          new IndexQuery(
              table,
              partition == null ? List.of() : List.of(partition),
              odd
                  ? List.of(IndexRestriction.equal(table.nativeIndexes().get(0), "odd"))
                  : List.of(),
              new Nearest(table.nativeIndexes().get(1), near),
              5,
              null,
              ReadMode.PLAIN);
      RowPage page = await(backend().fetch(query));
      assertThat(page.next()).isNull();
      assertThat(page.rows().stream().map(row -> row.get(1)))
          .as("seed %d, query %d: %s", seed, i, query)
          .containsExactlyElementsOf(
              all.stream()
                  .filter(row -> partition == null || partition.equals(row.get(0)))
                  .filter(row -> !odd || "odd".equals(row.get(2)))
                  .filter(row -> row.get(3) != null)
                  .sorted(Comparator.comparingDouble(row -> distance(near, row.get(3))))
                  .limit(5)
                  .map(row -> row.get(1))
                  .toList());
    }
  }

  private List<Float> vector() {
    return List.of(random.nextFloat(), random.nextFloat(), random.nextFloat());
  }

  private static double distance(List<Float> one, @Nullable Object other) {
    double sum = 0;
    for (int i = 0; i < one.size(); i++) {
      double difference = one.get(i) - (Float) ((List<?>) Objects.requireNonNull(other)).get(i);
      sum += difference * difference;
    }
    return sum;
  }

  @Test
  void anIndexOfTheFirstGenerationFindsOneValue() {
    TableSchema table = ofFirstGeneration();
    write(
        Upsert.insert(table, Row.of(1, 1, "x", new BigDecimal("1.0"), Set.of("k", "l"))),
        Upsert.insert(table, Row.of(1, 2, "X", new BigDecimal("1.00"), Set.of("l"))));
    write(Upsert.insert(table, Row.of(2, 1, "x", null, null)));
    NativeIndexSchema text = table.nativeIndexes().get(0);
    assertThat(keys(query(table, null, List.of(IndexRestriction.equal(text, "x")))))
        .containsExactly(List.of(1, 1), List.of(2, 1));
    assertThat(keys(query(table, 1, List.of(IndexRestriction.equal(text, "x")))))
        .containsExactly(List.of(1, 1));
    NativeIndexSchema decimal = table.nativeIndexes().get(1);
    assertThat(
            keys(
                query(
                    table, null, List.of(IndexRestriction.equal(decimal, new BigDecimal("1.00"))))))
        .containsExactly(List.of(1, 2));
    NativeIndexSchema tags = table.nativeIndexes().get(2);
    assertPages(
        query(table, null, List.of(IndexRestriction.equal(tags, "l"))), random, rows(table, 1));
    write(Upsert.update(table, Row.of(1, 2, UNSET, UNSET, null)));
    assertThat(keys(query(table, 1, List.of(IndexRestriction.equal(tags, "l")))))
        .containsExactly(List.of(1, 1));
  }

  private List<List<@Nullable Object>> keys(IndexQuery query) {
    return read(query).stream().map(row -> row.subList(0, 2)).toList();
  }

  @Test
  void aValueThatExpiredIsNotFound() {
    TableSchema table = ofFirstGeneration();
    write(
        new Upsert(
            table,
            Row.of(1, 1, "x", UNSET, UNSET),
            false,
            Condition.NONE,
            TimestampOffset.NONE,
            OptionalInt.of(1)));
    write(Upsert.update(table, Row.of(1, 1, UNSET, BigDecimal.ONE, UNSET)));
    IndexQuery byText =
        query(table, null, List.of(IndexRestriction.equal(table.nativeIndexes().get(0), "x")));
    until(() -> read(byText).isEmpty());
    assertThat(rows(table, 1)).hasSize(1);
  }

  @Test
  void theStoredSchemaHasTheIndexes() {
    TableSchema table = ofFirstGeneration();
    assertThat(
            await(SchemaBackend.of(backend()).compare(Schema.of(List.of(table)))).stream()
                .filter(difference -> difference.owner().equals(table.name())))
        .isEmpty();
  }
}
