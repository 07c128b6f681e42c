package dev.rowan.storage.contract.write;

import static dev.rowan.storage.contract.fixture.Documents.document;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Chunks;
import dev.rowan.dao.LargeValue;
import dev.rowan.dao.TimeUuids;
import dev.rowan.dao.Upload;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.RowanException;
import dev.rowan.internal.session.Session;
import dev.rowan.operate.maintenance.ChunkJob;
import dev.rowan.operate.maintenance.ChunkReport;
import dev.rowan.operate.maintenance.Maintenance;
import dev.rowan.operate.maintenance.MaintenanceProgress;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.LargeValues;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.Capability;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.ScanQuery;
import dev.rowan.spi.query.TokenRange;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.Documents;
import dev.rowan.storage.contract.fixture.IndexKeeper;
import dev.rowan.storage.contract.fixture.Seed;
import dev.rowan.storage.contract.hammer.CrashingWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Crashes and concurrent writers leave whole values, and a job removes what no row refers to. */
public abstract class ChunkRepairContract extends ContractCase {
  private static final int CHUNK = 16;
  private static final Nulls NULLS = Nulls.UNSET;
  private static final Duration DAY = Duration.ofDays(1);

  private Documents mapping(int ttl) {
    return Documents.taken(CHUNK, ttl);
  }

  private static LargeValues<Row> contents(Session session, Documents mapping) {
    return DaoRuntime.of(session, mapping).largeValues(Documents.PROPERTY);
  }

  /** Returns a session whose clock is ahead by this time. */
  private static Session ahead(Backend store, Duration by) {
    InstantSource time = () -> Instant.now().plus(by);
    return new Session(
        store,
        Duration.ofSeconds(60),
        "the secret of contracts".getBytes(UTF_8),
        time,
        attempt -> CompletableFuture.completedFuture(null));
  }

  private static List<Row> chunks(Backend store, Documents mapping) {
    ScanQuery scan =
        new ScanQuery(
            mapping.content.chunks(),
            TokenRange.ALL,
            ScanQuery.Rows.ALL,
            10_000,
            null,
            ReadMode.PLAIN);
    return await(store.fetch(scan)).rows();
  }

  private static byte[] read(LargeValue value) {
    try {
      return value.open().readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns a value that tells its length, so that a mixture of two values is found. */
  private static byte[] value(Random random) {
    byte[] value = new byte[random.nextInt(6 * CHUNK)];
    Arrays.fill(value, (byte) value.length);
    return value;
  }

  private static void assertWhole(LargeValue content, String said) {
    if (content.stored().isPresent()) {
      byte[] value = read(content);
      byte[] expected = new byte[value.length];
      Arrays.fill(expected, (byte) value.length);
      assertThat(value).as(said).isEqualTo(expected);
    }
  }

  /** Checks that all chunks belong to rows after a repair in the future. */
  private static void assertRepaired(Backend store, Documents mapping, String said) {
    Session later = ahead(store, Duration.ofDays(3));
    ChunkReport found = new Maintenance(later).verifyChunks(mapping).run();
    assertThat(found.damaged()).as(said + ": " + found).isZero();
    assertThat(found.pending()).as(said).isZero();
    ChunkReport repaired = new Maintenance(later).repairChunks(mapping).run();
    assertThat(repaired.removed()).as(said).isEqualTo(found.orphaned());
    ChunkReport clean = new Maintenance(later).verifyChunks(mapping).run();
    assertThat(clean.isClean()).as(said + ": " + clean).isTrue();
    assertThat(chunks(store, mapping)).as(said).hasSize((int) clean.chunks());
  }

  @ParameterizedTest
  @EnumSource(names = {"ENGINE", "VERIFIED"})
  void writersThatDieLeaveWholeValues(IndexKeeper keeper) {
    Backend store = keeper.over(backend());
    Documents mapping = Documents.indexed(CHUNK, keeper.maintain());
    long seed = Seed.next();
    Random random = new Random(seed);
    boolean engine = store.capabilities().has(Capability.INDEX_MAINTENANCE);
    Session sound = newSession(store);
    DaoRuntime<Row> documents = DaoRuntime.of(sound, mapping);
    for (int round = 0; round < onServer(12, 60); round++) {
      String said = "seed " + seed + ", round " + round;
      int number = random.nextInt(3);
      await(documents.insert(document(1, number, "t" + random.nextInt(3)), NULLS));
      CrashingWriter dying = new CrashingWriter(store, engine, random.nextLong(), 0.1, 0.1);
      try {
        change(newSession(dying), mapping, number, random);
      } catch (RowanException e) {
        assertThat(e.code())
            .as(said)
            .isIn(
                ErrorCode.CLOSED,
                ErrorCode.OUTCOME_UNKNOWN,
                ErrorCode.NO_LARGE_VALUE,
                ErrorCode.VALUE_REPLACED);
      }
      assertWhole(contents(sound, mapping).of(1, number), said);
    }
    sound.settle();
    assertRepaired(store, mapping, "seed " + seed);
  }

  private static void change(Session session, Documents mapping, int number, Random random) {
    LargeValue content = contents(session, mapping).of(1, number);
    switch (random.nextInt(5)) {
      case 0 ->
          await(
              contents(session, mapping)
                  .insert(document(1, number, "t" + random.nextInt(3)), value(random), NULLS));
      case 1 -> content.delete();
      case 2 -> await(DaoRuntime.of(session, mapping).deleteByKey(1, number));
      default -> content.write(value(random));
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"ENGINE", "BLIND"})
  void concurrentWritersLeaveWholeValues(IndexKeeper keeper) throws Exception {
    Backend store = keeper.over(backend());
    Documents mapping = mapping(0);
    long seed = Seed.next();
    List<CompletableFuture<Void>> writers = new ArrayList<>();
    DaoRuntime<Row> documents = DaoRuntime.of(newSession(store), mapping);
    await(documents.insert(document(1, 1, "t"), NULLS));
    for (int writer = 0; writer < 3; writer++) {
      long own = seed + writer;
      writers.add(
          CompletableFuture.runAsync(() -> write(newSession(store), mapping, new Random(own))));
    }
    for (CompletableFuture<Void> writer : writers) {
      writer.get();
    }
    assertWhole(contents(newSession(store), mapping).of(1, 1), "seed " + seed);
    if (store.capabilities().has(Capability.INDEX_MAINTENANCE)) {
      int count =
          contents(newSession(store), mapping).of(1, 1).stored().map(Chunks::count).orElse(0);
      assertThat(chunks(store, mapping)).as("seed " + seed).hasSize(count);
    }
    assertRepaired(store, mapping, "seed " + seed);
  }

  private void write(Session session, Documents mapping, Random random) {
    LargeValue content = contents(session, mapping).of(1, 1);
    for (int step = 0; step < onServer(6, 25); step++) {
      content.write(value(random));
      try {
        assertWhole(content, "a concurrent reader");
      } catch (RowanException e) {
        assertThat(e.code()).isEqualTo(ErrorCode.VALUE_REPLACED);
      }
    }
  }

  @Test
  void chunksWithoutARowAreRemovedAfterTheGracePeriod() {
    Documents mapping = mapping(0);
    Session session = newSession();
    LargeValues<Row> contents = contents(session, mapping);
    await(contents.insert(document(1, 1, "t"), new byte[2 * CHUNK], NULLS));
    orphan(mapping, Duration.ofDays(3), 1);
    orphan(mapping, Duration.ofHours(30), 2);
    Upload running = contents.of(1, 1).begin();
    running.write(new byte[2 * CHUNK]);
    Upload second = contents.of(1, 1).resume(running.token());
    assertThat(second.stored()).isLessThanOrEqualTo(2 * CHUNK);

    Maintenance maintenance = new Maintenance(session);
    ChunkReport found = maintenance.verifyChunks(mapping).run();
    assertThat(found).hasToString("values=1 chunks=2 damaged=0 orphaned=1 pending=2 removed=0");
    assertThat(found.isClean()).isFalse();
    List<MaintenanceProgress> seen = new ArrayList<>();
    ChunkReport repaired =
        maintenance
            .repairChunks(mapping)
            .withGrace(DAY)
            .atMost(1_000_000)
            .watchedBy(seen::add)
            .run();
    assertThat(repaired.orphaned()).isEqualTo(2);
    assertThat(repaired.removed()).isEqualTo(2);
    assertThat(repaired.pending()).isEqualTo(1);
    assertThat(seen).last().extracting(MaintenanceProgress::share).isEqualTo(1.0);
    second.write(new byte[CHUNK]);
    second.finish();
    assertThat(maintenance.verifyChunks(mapping).run().isClean()).isTrue();
    resumes(maintenance.verifyChunks(mapping), seen);
  }

  private static void resumes(ChunkJob job, List<MaintenanceProgress> seen) {
    String middle = seen.get(seen.size() - 2).position();
    assertThat(middle).isNotNull();
    assertThat(job.resume(String.valueOf(middle)).run().damaged()).isZero();
    assertThatThrownBy(() -> job.resume("x").run()).isInstanceOf(RejectedInputException.class);
    assertThatThrownBy(() -> job.withGrace(DAY.minusSeconds(1)))
        .isInstanceOf(RejectedInputException.class);
  }

  /** Writes a chunk of an upload that began this long ago. */
  private void orphan(Documents mapping, Duration ago, int number) {
    UUID upload = TimeUuids.of(Instant.now().minus(ago), number);
    write(
        Upsert.insert(
            mapping.content.chunks(),
            Row.of(1, number, upload, 0, 0, ByteBuffer.wrap(new byte[CHUNK]), 0)));
  }

  @Test
  void aDamagedValueIsReportedWithTheKeyOfItsRow() {
    Documents mapping = mapping(0);
    Session session = newSession();
    LargeValues<Row> contents = contents(session, mapping);
    for (int number : IntStream.range(0, 3).toArray()) {
      await(contents.insert(document(1, number, "t"), new byte[3 * CHUNK], NULLS));
    }
    TableSchema table = mapping.content.chunks();
    Row one = chunks(backend(), mapping).get(1);
    write(DeleteRow.of(table, one, TimestampOffset.NONE));
    ChunkReport found = new Maintenance(session).repairChunks(mapping).run();
    assertThat(found.damaged()).isEqualTo(1);
    assertThat(found.isClean()).isFalse();
    List<@Nullable Object> key = Arrays.asList(one.get(0), one.get(1));
    assertThat(found.samples()).isEqualTo(List.of(key));
  }

  @Test
  void anUploadOfAnotherDayIsOver() {
    Documents mapping = mapping(0);
    await(DaoRuntime.of(newSession(), mapping).insert(document(1, 1, "t"), NULLS));
    Upload old = contents(newSession(), mapping).of(1, 1).begin();
    old.write(new byte[CHUNK]);
    LargeValue later = contents(ahead(backend(), Duration.ofHours(25)), mapping).of(1, 1);
    assertThatThrownBy(() -> later.resume(old.token()))
        .isInstanceOfSatisfying(
            RowanException.class, e -> assertThat(e.code()).isEqualTo(ErrorCode.UPLOAD_ENDED));
    LargeValue soon = contents(ahead(backend(), Duration.ofHours(23)), mapping).of(1, 1);
    soon.resume(old.token()).discard();
    assertThat(chunks(backend(), mapping)).isEmpty();
    Upload late = contents(ahead(backend(), Duration.ofHours(25)), mapping).of(1, 1).begin();
    assertThatThrownBy(late::finish)
        .isInstanceOfSatisfying(
            RowanException.class, e -> assertThat(e.code()).isEqualTo(ErrorCode.UPLOAD_ENDED));
  }

  @Test
  void anEntityWithoutLargeValuesHasNoSuchJob() {
    Documents mapping = mapping(0);
    assertThatThrownBy(() -> new Maintenance(newSession()).verifyChunks(mapping.plain()))
        .isInstanceOf(RejectedInputException.class);
  }
}
