package dev.rowan.storage.contract.read;

import static dev.rowan.storage.contract.fixture.Sightings.bird;
import static dev.rowan.storage.contract.fixture.Sightings.sighting;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import dev.rowan.error.RejectedInputException;
import dev.rowan.internal.session.Session;
import dev.rowan.operate.maintenance.BucketReport;
import dev.rowan.operate.maintenance.Maintenance;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedSelection;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.ForwardingBackend;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.query.AnyOf;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.schema.BucketList;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.Effort;
import dev.rowan.storage.contract.fixture.IndexKeeper;
import dev.rowan.storage.contract.fixture.Seed;
import dev.rowan.storage.contract.fixture.Sightings;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A read takes its buckets from the list, and the list has each bucket with rows. */
public abstract class BucketListContract extends ContractCase {
  private static final Nulls NULLS = Nulls.UNSET;
  private static final Instant NOON = Instant.parse("2026-05-04T12:00:00Z");
  private static final List<String> PLACES = List.of("Süd", "日本", "x");

  private Sightings mapping;
  private Session session;
  private DaoRuntime<Row> sightings;
  private Maintenance jobs;

  @BeforeEach
  final void openTables() {
    mapping = Sightings.taken(Maintain.BLIND);
    session = newSession();
    sightings = DaoRuntime.of(session, mapping);
    jobs = new Maintenance(session);
  }

  private static Comparator<Row> newestFirst() {
    return Comparator.comparing((Row row) -> (Instant) row.get(Sightings.AT))
        .reversed()
        .thenComparing(row -> (Integer) row.get(Sightings.ID));
  }

  @ParameterizedTest
  @EnumSource(names = {"ENGINE", "BLIND", "VERIFIED", "SERIAL"})
  void readsReturnWhatASortedListHas(IndexKeeper keeper) {
    needsProtocols(keeper.maintain());
    mapping = Sightings.taken(keeper.maintain());
    session = newSession(keeper.over(backend()));
    sightings = DaoRuntime.of(session, mapping);
    jobs = new Maintenance(session);
    long seed = Seed.next();
    Random random = new Random(seed);
    List<Row> model = new ArrayList<>();
    int steps = onServer(keeper == IndexKeeper.BLIND ? 16 : 8, Effort.of(60, 1_500));
    for (int step = 0; step < steps; step++) {
      String place = PLACES.get(random.nextInt(2));
      Row row = sighting(place, Sightings.some(random), random.nextInt(40), "n" + step);
      model.removeIf(other -> isSameRow(other, row));
      if (random.nextInt(5) == 0) {
        Object[] key = Arrays.copyOf(row.toArray(), 5);
        await(sightings.deleteByKey(key));
      } else {
        model.add(row);
        var unused =
            switch (keeper == IndexKeeper.SERIAL ? 2 : random.nextInt(4)) { // it has no batches
              case 0 -> await(sightings.insertAll(List.of(row), NULLS));
              case 1 -> await(session.commit(List.of(sightings.deferred().insert(row, NULLS))));
              default -> await(sightings.insert(row, NULLS));
            };
      }
      if (step % 8 == 7) {
        compare(model, random, "seed %d, step %d".formatted(seed, step));
      }
    }
    BucketReport report = jobs.verifyBuckets(mapping).run();
    assertThat(report.missing()).as("seed %d: %s", seed, report).isZero();
  }

  @Test
  void rowsAfterATruncateAreFound() {
    Instant at = Instant.parse("2026-03-01T12:00:00Z");
    Row row = sighting(PLACES.get(0), at, 1, "a");
    await(sightings.insert(row, NULLS));
    jobs.truncate(mapping);
    assertThat(await(mapping.read(sightings, PLACES.get(0), Range.all(), false).list())).isEmpty();
    // this process remembers that the list has the bucket
    await(sightings.insert(row, NULLS));
    assertThat(await(mapping.read(sightings, PLACES.get(0), Range.all(), false).list()))
        .containsExactly(row);
    assertThat(jobs.verifyBuckets(mapping).run().missing()).isZero();
  }

  private static boolean isSameRow(Row one, Row other) {
    return IntStream.range(0, 5).allMatch(i -> Objects.equals(one.get(i), other.get(i)));
  }

  private void compare(List<Row> model, Random random, String when) {
    Instant lower = Sightings.some(random);
    Instant upper = Sightings.some(random);
    Range<Instant> at =
        switch (random.nextInt(4)) {
          case 0 -> Range.closed(lower, upper);
          case 1 -> Range.lessThan(upper);
          case 2 -> Range.atLeast(lower);
          default -> Range.all();
        };
    boolean upwards = random.nextBoolean();
    boolean all = random.nextInt(3) == 0;
    List<Row> expected =
        model.stream()
            .filter(row -> all || PLACES.get(0).equals(row.get(0)))
            .filter(row -> isWithin(at, (Instant) Objects.requireNonNull(row.get(Sightings.AT))))
            .sorted(upwards ? newestFirst().reversed() : newestFirst())
            .toList();
    Object place = all ? new AnyOf(List.copyOf(PLACES)) : PLACES.get(0);
    KeyedSelection<Row> read = mapping.read(sightings, place, at, upwards);
    // rows of several places with equal keys have no order among each other
    assertThat(await(read.list())).as(when).containsExactlyInAnyOrderElementsOf(expected);
    int size = 1 + random.nextInt(9);
    List<Row> first = expected.subList(0, Math.min(size, expected.size()));
    List<Object> times = times(first);
    assertThat(times(await(read.limit(Limit.of(size)).list()))).as(when).isEqualTo(times);
    assertThat(times(pages(read, size))).as(when).isEqualTo(times(expected));
    assertThat(await(read.count())).as(when).isEqualTo(expected.size());
    String bird = bird(random.nextInt(2));
    List<Row> ofBird =
        model.stream()
            .filter(row -> bird.equals(row.get(Sightings.BIRD)))
            .filter(row -> isWithin(at, (Instant) Objects.requireNonNull(row.get(Sightings.AT))))
            .sorted(newestFirst())
            .toList();
    assertThat(times(pages(mapping.readBird(sightings, bird, at), size)))
        .as(when)
        .isEqualTo(times(ofBird));
  }

  private static boolean isWithin(Range<Instant> range, Instant at) {
    return (range.lower() == null || !at.isBefore(range.lower()))
        && (range.upper() == null
            || at.isBefore(range.upper())
            || (range.upperInclusive() && at.equals(range.upper())));
  }

  private static List<Object> times(List<Row> rows) {
    return rows.stream().map(row -> Objects.requireNonNull(row.get(Sightings.AT))).toList();
  }

  private static List<Row> pages(KeyedSelection<Row> read, int size) {
    List<Row> found = new ArrayList<>();
    String token = null;
    do {
      Page<Row> page = await(read.page(PageRequest.after(token, size)));
      found.addAll(page.items());
      assertThat(found).as("rows that come again").hasSizeLessThan(5_000);
      token = page.nextToken();
    } while (token != null);
    return found;
  }

  @Test
  void pagesContinueBesideNewBuckets() {
    for (int month = 0; month < 6; month++) {
      await(
          sightings.insert(sighting("x", NOON.plus(Duration.ofDays(60L * month)), 1, "a"), NULLS));
    }
    KeyedSelection<Row> read = mapping.read(sightings, "x", Range.all(), false);
    Page<Row> first = await(read.page(PageRequest.first(2)));
    for (int day = -40; day < 400; day += 20) {
      await(sightings.insert(sighting("x", NOON.plus(Duration.ofDays(day + 1)), 2, "b"), NULLS));
    }
    List<Row> rest = new ArrayList<>(first.items());
    String token = first.nextToken();
    while (token != null) {
      Page<Row> page = await(read.page(PageRequest.after(token, 3)));
      rest.addAll(page.items());
      assertThat(rest).as("rows that come again").hasSizeLessThan(5_000);
      token = page.nextToken();
    }
    assertThat(rest).isSortedAccordingTo(newestFirst());
    assertThat(rest.stream().filter(row -> "a".equals(row.get(6)))).hasSize(6);
    assertThat(rest).doesNotHaveDuplicates();
    String foreign = Objects.requireNonNull(first.nextToken());
    KeyedSelection<Row> other = mapping.read(sightings, "x", Range.all(), true);
    assertThatThrownBy(() -> await(other.page(PageRequest.after(foreign, 3))))
        .isInstanceOf(RejectedInputException.class);
  }

  /** Counts requests by the kind of the table. */
  private static final class Counting extends ForwardingBackend {
    final AtomicInteger lists = new AtomicInteger();
    final AtomicInteger others = new AtomicInteger();

    Counting(Backend backend) {
      super(backend);
    }

    private void count(String table) {
      (table.endsWith(BucketList.SUFFIX) ? lists : others).incrementAndGet();
    }

    @Override
    public CompletionStage<WriteOutcome> apply(MutationSet batch) {
      count(batch.changes().get(0).mutation().table().name());
      return super.apply(batch);
    }

    @Override
    public CompletionStage<RowPage> fetch(Query query) {
      count(query.table().name());
      return super.fetch(query);
    }

    String counted() {
      return lists.getAndSet(0) + " + " + others.getAndSet(0);
    }
  }

  @Test
  void theListCostsOneRequestOfAReadAndOfTheFirstWrite() {
    Sightings alone = mapping.withoutIndex();
    Counting counting = new Counting(backend());
    DaoRuntime<Row> counted = DaoRuntime.of(newSession(counting), alone);
    counting.counted();
    await(counted.insert(sighting("x", NOON, 1, "a"), NULLS));
    assertThat(counting.counted()).isEqualTo("1 + 1");
    await(counted.insert(sighting("x", NOON, 2, "a"), NULLS));
    await(counted.deleteByKey(Arrays.copyOf(sighting("x", NOON, 9, 1).toArray(), 5)));
    assertThat(counting.counted()).isEqualTo("0 + 2");
    await(counted.insert(sighting("x", NOON.minus(Duration.ofDays(9_999)), 3, "a"), NULLS));
    assertThat(counting.counted()).isEqualTo("1 + 1");
    assertThat(await(alone.read(counted, "x", Range.all(), false).limit(Limit.of(2)).list()))
        .hasSize(2);
    assertThat(counting.counted()).as("the shards of the newest bucket").isEqualTo("1 + 2");
    assertThat(await(alone.read(counted, "x", Range.all(), true).list())).hasSize(3);
    assertThat(counting.counted()).as("the shards of both buckets").isEqualTo("1 + 4");
    assertThat(await(alone.read(counted, "x", Range.closed(NOON, NOON), true).list())).hasSize(2);
    assertThat(counting.counted()).as("one bucket needs no list").isEqualTo("0 + 2");
    assertThat(await(alone.read(counted, "y", Range.all(), true).list())).isEmpty();
    assertThat(counting.counted()).isEqualTo("1 + 0");
  }
}
