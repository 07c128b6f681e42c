package dev.rowan.storage.contract.write;

import static dev.rowan.storage.contract.fixture.Documents.document;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Chunks;
import dev.rowan.dao.LargeValue;
import dev.rowan.dao.Range;
import dev.rowan.dao.Upload;
import dev.rowan.dao.WriteOptions;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RowanException;
import dev.rowan.internal.session.Session;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.LargeValues;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.Capability;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.query.AnyOf;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.ScanQuery;
import dev.rowan.spi.query.TokenRange;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.Documents;
import dev.rowan.storage.contract.fixture.IndexKeeper;
import dev.rowan.storage.contract.fixture.Seed;
import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Large values are stored in chunks beside their rows. */
public abstract class ChunkedContract extends ContractCase {
  private static final int CHUNK = 16;
  private static final Nulls NULLS = Nulls.UNSET;

  /** Documents over a backend whose derived tables one keeper maintains. */
  private static final class Opened {
    final Backend store;
    final Session session;
    final Documents mapping;
    final DaoRuntime<Row> documents;
    final LargeValues<Row> contents;

    Opened(Backend store, Documents mapping) {
      this.store = store;
      this.session = newSession(store);
      this.mapping = mapping;
      this.documents = DaoRuntime.of(session, mapping);
      this.contents = documents.largeValues(Documents.PROPERTY);
    }

    LargeValue content(int number) {
      return contents.of(1, number);
    }

    void insert(int number, byte[] content) {
      await(contents.insert(document(1, number, "t" + number), content, NULLS));
    }

    /** Returns the rows of the table of chunks. */
    List<List<@Nullable Object>> chunks() {
      TableSchema table = mapping.content.chunks();
      ScanQuery scan =
          new ScanQuery(table, TokenRange.ALL, ScanQuery.Rows.ALL, 10_000, null, ReadMode.PLAIN);
      List<List<@Nullable Object>> rows = new ArrayList<>();
      await(store.fetch(scan)).rows().forEach(row -> rows.add(values(row)));
      return rows;
    }
  }

  private Opened open() {
    return new Opened(backend(), Documents.taken(CHUNK, 0));
  }

  private Opened open(IndexKeeper keeper) {
    return new Opened(keeper.over(backend()), Documents.indexed(CHUNK, keeper.maintain()));
  }

  private static byte[] bytes(Random random, int length) {
    byte[] bytes = new byte[length];
    random.nextBytes(bytes);
    return bytes;
  }

  private static byte[] read(InputStream in) {
    try {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static ErrorCode code(Runnable call) {
    try {
      call.run();
    } catch (RowanException e) {
      return e.code();
    }
    throw new AssertionError("nothing was refused");
  }

  @Test
  void aValueOfAnyLengthIsReadAsItWasWritten() {
    long seed = Seed.next();
    Random random = new Random(seed);
    Opened on = open();
    int number = 0;
    for (int length : new int[] {0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 5 * CHUNK, 5 * CHUNK + 3}) {
      byte[] content = bytes(random, length);
      on.insert(++number, content);
      assertValue(on, number, content, "seed " + seed + ", inserted " + length);
      byte[] next = bytes(random, length);
      on.content(number).write(new ByteArrayInputStream(next));
      assertValue(on, number, next, "seed " + seed + ", written " + length);
    }
  }

  private static void assertValue(Opened on, int number, byte[] content, String said) {
    Chunks stored = on.content(number).stored().orElseThrow();
    assertThat(stored.length()).as(said).isEqualTo(content.length);
    java.util.zip.CRC32C crc = new java.util.zip.CRC32C();
    crc.update(content);
    assertThat(stored.crc32c()).as(said).isEqualTo((int) crc.getValue());
    assertThat(read(on.content(number).open())).as(said).isEqualTo(content);
    long chunks = on.chunks().stream().filter(row -> stored.upload().equals(row.get(2))).count();
    assertThat(chunks).as(said).isEqualTo(stored.count());
  }

  @Test
  void theInsertedEntityTellsItsValue() {
    Opened on = open();
    Row stored = await(on.contents.insert(document(1, 1, "t"), new byte[20], NULLS));
    assertThat(Documents.PROPERTY.decode(stored)).isEqualTo(on.content(1).stored().orElseThrow());
    assertThat(stored.get(Documents.TITLE)).isEqualTo("t");
  }

  @Test
  void anyPartIsReadAlone() {
    long seed = Seed.next();
    Random random = new Random(seed);
    Opened on = open();
    byte[] content = bytes(random, 4 * CHUNK + 5);
    on.insert(1, content);
    for (int step = 0; step < onServer(10, 60); step++) {
      int offset = random.nextInt(content.length + 1);
      int length = random.nextInt(content.length + 10);
      int end = Math.min(content.length, offset + length);
      assertThat(read(on.content(1).open(offset, length)))
          .as("seed %d, from %d, %d bytes", seed, offset, length)
          .isEqualTo(Arrays.copyOfRange(content, offset, end));
    }
    assertThat(code(() -> on.content(1).open(content.length + 1, 1)))
        .isEqualTo(ErrorCode.ARGUMENT_REJECTED);
    assertThat(code(() -> on.content(1).open(-1, 1))).isEqualTo(ErrorCode.ARGUMENT_REJECTED);
    assertThat(code(() -> on.content(1).open(0, -1))).isEqualTo(ErrorCode.ARGUMENT_REJECTED);
  }

  @Test
  void aStreamIsReadByteByByteAndSkipped() throws IOException {
    Opened on = open();
    byte[] content = bytes(new Random(1), 3 * CHUNK);
    on.insert(1, content);
    InputStream in = on.content(1).open();
    assertThat(in.read()).isEqualTo(content[0] & 0xFF);
    assertThat(in.skip(CHUNK)).isEqualTo(CHUNK);
    assertThat(in.read()).isEqualTo(content[CHUNK + 1] & 0xFF);
    assertThat(in.skip(10L * CHUNK)).isEqualTo(2 * CHUNK - 2);
    assertThat(in.read()).isEqualTo(-1);
    assertThat(in.read(new byte[3])).isEqualTo(-1);
  }

  @ParameterizedTest
  @EnumSource(names = {"ENGINE", "ATOMIC", "VERIFIED"})
  void chunksGoWithTheValueOrTheRow(IndexKeeper keeper) {
    Opened on = open(keeper);
    for (int number = 1; number <= 6; number++) {
      on.insert(number, new byte[2 * CHUNK]);
    }
    on.content(1).write(new byte[CHUNK]);
    on.session.settle();
    assertThat(on.chunks()).as("replaced").hasSize(11);
    on.content(1).delete();
    assertThat(on.content(1).stored()).isEmpty();
    assertThat(await(on.documents.insert(document(1, 1, "t"), NULLS))).isTrue();
    assertThat(on.chunks()).as("deleted the value").hasSize(10);
    await(on.documents.deleteByKey(1, 2));
    assertThat(on.chunks()).as("deleted the row").hasSize(8);
    await(on.session.commit(List.of(on.documents.deferred().deleteByKey(1, 3))));
    assertThat(on.chunks()).as("deleted in a batch").hasSize(6);
    await(on.documents.deleteByKeys(1, new AnyOf(List.of(4, 5))));
    assertThat(on.chunks()).as("deleted by several keys").hasSize(2);
    await(on.documents.deleteRange(Range.atLeast((Object) 1), 1));
    assertThat(on.chunks()).as("deleted the range").isEmpty();
  }

  @Test
  void chunksGoWithAPartition() {
    Opened on = new Opened(IndexKeeper.BLIND.over(backend()), Documents.taken(CHUNK, 0));
    on.insert(1, new byte[2 * CHUNK]);
    on.insert(2, new byte[CHUNK]);
    await(on.documents.deleteByKey(1));
    assertThat(on.chunks()).isEmpty();
  }

  @Test
  void otherWritesLeaveTheValueAsItIs() {
    Opened on = open();
    byte[] content = bytes(new Random(2), 3 * CHUNK);
    on.insert(1, content);
    await(on.documents.insert(document(1, 1, "inserted"), Nulls.DELETE));
    assertValue(on, 1, content, "inserted again");
    await(on.documents.update(document(1, 1, "updated"), Nulls.DELETE));
    assertValue(on, 1, content, "updated");
    await(on.documents.insertAll(List.of(document(1, 1, "a"), document(1, 2, "b")), Nulls.DELETE));
    assertValue(on, 1, content, "inserted with others");
    assertThat(on.content(2).stored()).isEmpty();
    assertThat(on.content(3).stored()).isEmpty();
  }

  @Test
  void aValueThatIsNotThereIsRefused() {
    Opened on = open();
    assertThat(code(() -> on.content(1).open())).isEqualTo(ErrorCode.NO_LARGE_VALUE);
    assertThat(code(() -> on.content(1).write(new byte[1]))).isEqualTo(ErrorCode.NO_LARGE_VALUE);
    await(on.documents.insert(document(1, 1, "t"), NULLS));
    assertThat(code(() -> on.content(1).open())).isEqualTo(ErrorCode.NO_LARGE_VALUE);
    on.content(1).delete();
    on.content(7).delete();
    assertThat(on.content(7).stored()).isEmpty();
    assertThat(on.chunks()).isEmpty();
  }

  @Test
  @SuppressWarnings("NullAway") // callers without the checker can pass null
  void nullIsRefused() {
    Opened on = open();
    on.insert(1, new byte[1]);
    assertThat(code(() -> on.content(1).write((byte[]) null)))
        .isEqualTo(ErrorCode.ARGUMENT_REJECTED);
    assertThat(code(() -> on.content(1).begin().write((InputStream) null)))
        .isEqualTo(ErrorCode.ARGUMENT_REJECTED);
    assertThat(
            code(() -> await(on.contents.insert(document(1, 2, "t"), (InputStream) null, NULLS))))
        .isEqualTo(ErrorCode.ARGUMENT_REJECTED);
    assertThat(code(() -> on.content(1).resume(null))).isEqualTo(ErrorCode.UPLOAD_ENDED);
  }

  @Test
  void aReaderOfAReplacedValueIsToldSo() throws IOException {
    Opened on = open();
    on.insert(1, new byte[10 * CHUNK]);
    InputStream in = on.content(1).open();
    in.readNBytes(CHUNK);
    on.content(1).write(new byte[10 * CHUNK]);
    assertThat(code(() -> read(in))).isEqualTo(ErrorCode.VALUE_REPLACED);
    InputStream deleted = on.content(1).open();
    deleted.readNBytes(CHUNK);
    await(on.documents.deleteByKey(1, 1));
    assertThat(code(() -> read(deleted))).isEqualTo(ErrorCode.VALUE_REPLACED);
  }

  @Test
  void aDamagedOrMissingChunkIsFound() throws IOException {
    Opened on = open();
    byte[] content = bytes(new Random(3), 3 * CHUNK);
    on.insert(1, content);
    TableSchema table = on.mapping.content.chunks();
    Row second = Row.of(on.chunks().get(1).toArray());
    @Nullable Object[] broken = second.toArray();
    broken[5] = java.nio.ByteBuffer.wrap(new byte[CHUNK]);
    write(Upsert.insert(table, Row.of(broken)));
    InputStream in = on.content(1).open();
    assertThat(in.readNBytes(CHUNK)).isEqualTo(Arrays.copyOf(content, CHUNK));
    assertThat(code(() -> read(in))).isEqualTo(ErrorCode.VALUE_DAMAGED);
    assertThat(code(() -> read(in))).as("once more").isEqualTo(ErrorCode.VALUE_DAMAGED);
    write(DeleteRow.of(table, second, TimestampOffset.NONE));
    assertThat(code(() -> read(on.content(1).open()))).isEqualTo(ErrorCode.VALUE_DAMAGED);
  }

  @Test
  void aChunkOfAnotherPlaceIsFound() {
    Opened on = open();
    on.insert(1, bytes(new Random(4), 3 * CHUNK));
    Row second = Row.of(on.chunks().get(1).toArray());
    @Nullable Object[] first = second.toArray();
    first[4] = 0;
    write(Upsert.insert(on.mapping.content.chunks(), Row.of(first)));
    InputStream in = on.content(1).open();
    assertThat(code(() -> read(in))).isEqualTo(ErrorCode.VALUE_DAMAGED);
    assertThat(code(() -> read(in))).as("once more").isEqualTo(ErrorCode.VALUE_DAMAGED);
  }

  /** Returns a stream that fails after these bytes. */
  private static InputStream failing(byte[] content) {
    InputStream end =
        new FilterInputStream(InputStream.nullInputStream()) {
          @Override
          public int read(byte[] bytes, int offset, int length) throws IOException {
            throw new IOException("the network is gone");
          }

          @Override
          public int read() throws IOException {
            throw new IOException("the network is gone");
          }
        };
    return new SequenceInputStream(new ByteArrayInputStream(content), end);
  }

  @Test
  void aStreamThatFailsLeavesTheRowAsItWas() {
    Opened on = open();
    byte[] content = bytes(new Random(5), 2 * CHUNK);
    on.insert(1, content);
    assertThatThrownBy(() -> on.content(1).write(failing(new byte[5 * CHUNK])))
        .isInstanceOf(UncheckedIOException.class);
    assertThatThrownBy(
            () -> await(on.contents.insert(document(1, 2, "t"), failing(new byte[99]), NULLS)))
        .isInstanceOf(UncheckedIOException.class);
    assertValue(on, 1, content, "after failures");
    assertThat(on.content(2).stored()).isEmpty();
    assertThat(on.chunks()).hasSize(2);
  }

  @Test
  void anUploadContinuesAfterTheStoredBytes() {
    long seed = Seed.next();
    Random random = new Random(seed);
    Opened on = open();
    byte[] content = bytes(random, 6 * CHUNK + 4);
    on.insert(1, new byte[3]);
    Upload first = on.content(1).begin();
    byte[] begun = Arrays.copyOf(content, 3 * CHUNK + 7);
    assertThatThrownBy(() -> first.write(failing(begun))).isInstanceOf(UncheckedIOException.class);
    assertThat(on.content(1).stored().orElseThrow().length()).as("not finished").isEqualTo(3);

    Upload second = new Opened(on.store, on.mapping).content(1).resume(first.token());
    assertThat(second.token()).isEqualTo(first.token());
    assertThat(second.stored()).isEqualTo(3 * CHUNK);
    second.write(Arrays.copyOfRange(content, 3 * CHUNK, 4 * CHUNK + 1));
    second.write(new ByteArrayInputStream(content, 4 * CHUNK + 1, content.length));
    Chunks stored = second.finish();
    assertThat(second.stored()).isEqualTo(content.length);
    assertValue(on, 1, content, "seed " + seed);
    assertThat(on.content(1).stored()).contains(stored);
    assertThat(on.chunks()).hasSize(7);

    assertThat(code(() -> second.write(new byte[1]))).isEqualTo(ErrorCode.UPLOAD_ENDED);
    assertThat(code(second::finish)).isEqualTo(ErrorCode.UPLOAD_ENDED);
    assertThat(code(() -> on.content(1).resume(second.token()))).isEqualTo(ErrorCode.UPLOAD_ENDED);
    second.discard();
    assertValue(on, 1, content, "discarded too late");
  }

  @Test
  void aResumedUploadReplacesAShorterLastChunkAndFillsGaps() {
    Opened on = open();
    byte[] content = bytes(new Random(6), 5 * CHUNK);
    await(on.documents.insert(document(1, 1, "t"), NULLS));
    Upload first = on.content(1).begin();
    first.write(Arrays.copyOf(content, 2 * CHUNK + 5));
    await(on.documents.deleteByKey(1, 1));
    assertThat(code(first::finish)).isEqualTo(ErrorCode.NO_LARGE_VALUE);
    assertThat(on.chunks()).as("the last one is short").hasSize(3);
    await(on.documents.insert(document(1, 1, "t"), NULLS));

    Upload second = on.content(1).resume(first.token());
    assertThat(second.stored()).isEqualTo(2 * CHUNK);
    second.write(Arrays.copyOfRange(content, 2 * CHUNK, 5 * CHUNK));
    second.write(new byte[0]);
    write(
        DeleteRow.of(
            on.mapping.content.chunks(),
            Row.of(on.chunks().get(1).toArray()),
            TimestampOffset.NONE));
    Upload third = on.content(1).resume(first.token());
    assertThat(third.stored()).isEqualTo(CHUNK);
    third.write(Arrays.copyOfRange(content, CHUNK, 5 * CHUNK));
    third.finish();
    assertValue(on, 1, content, "resumed twice");
  }

  @Test
  void aTextThatIsNoTokenOrAnOldOneIsRefused() {
    Opened on = open();
    on.insert(1, new byte[1]);
    for (String token :
        List.of(
            "",
            "x/16",
            "1b4e28ba-2fa1-11d2-883f-0016d3cca427",
            "1b4e28ba-2fa1-11d2-883f-0016d3cca427/0",
            "1b4e28ba-2fa1-41d2-883f-0016d3cca427/16",
            "1b4e28ba-2fa1-11d2-883f-0016d3cca427/16")) {
      assertThat(code(() -> on.content(1).resume(token)))
          .as(token)
          .isEqualTo(ErrorCode.UPLOAD_ENDED);
    }
  }

  @Test
  void aDiscardedUploadLeavesNothing() {
    Opened on = open();
    on.insert(1, new byte[1]);
    Upload upload = on.content(1).begin();
    upload.write(new byte[5 * CHUNK]);
    upload.discard();
    upload.discard();
    assertThat(on.chunks()).hasSize(1);
    assertThat(code(upload::finish)).isEqualTo(ErrorCode.UPLOAD_ENDED);
  }

  @Test
  void chunksExpireAfterTheirRow() {
    Opened on = new Opened(backend(), Documents.taken(CHUNK, 3_600));
    on.insert(1, new byte[1]);
    int day = (int) Duration.ofDays(1).toSeconds();
    assertThat(ttl(on, 0)).isBetween(3_600 + day - 120, 3_600 + day);
    DaoRuntime<Row> week = on.documents.with(WriteOptions.ttl(Duration.ofDays(7)));
    await(week.largeValues(Documents.PROPERTY).insert(document(1, 2, "t"), new byte[2], NULLS));
    int longest = Math.max(ttl(on, 0), ttl(on, 1));
    assertThat(longest).isBetween(8 * day - 120, 8 * day);
    on.content(1).write(new byte[3]);
    assertThat(Math.min(ttl(on, 0), ttl(on, 1))).isBetween(3_600 + day - 120, 3_600 + day);
  }

  private static int ttl(Opened on, int at) {
    TableSchema table = on.mapping.content.chunks();
    ScanQuery scan =
        new ScanQuery(table, TokenRange.ALL, ScanQuery.Rows.ALL, 100, null, ReadMode.TIMED);
    RowPage page = await(on.store.fetch(scan));
    return page.times().get(at).ttl(5);
  }

  @Test
  void aLongValueHasSeveralPartitions() {
    if (isServer()) {
      return; // the bytes of a partition are the same on each backend
    }
    Opened on = new Opened(backend(), Documents.taken(1 << 20, 0));
    byte[] content = bytes(new Random(7), (65 << 20) + 1);
    on.insert(1, content);
    assertThat(on.chunks().stream().map(row -> row.get(3)).distinct().count()).isEqualTo(2);
    byte[] read = read(on.content(1).open());
    assertThat(Arrays.equals(read, content)).isTrue();
    await(on.documents.deleteByKey(1, 1));
    assertThat(on.chunks()).isEmpty();
  }

  @Test
  void isDefinedWithItsEntity() {
    Opened on = new Opened(backend(), Documents.indexed(CHUNK, Maintain.BLIND));
    assertThat(on.session.declared(List.of(on.mapping)).schema().tables())
        .contains(on.mapping.content.chunks());
    boolean engine = backend().capabilities().has(Capability.INDEX_MAINTENANCE);
    assertThat(on.chunks()).as(engine ? "engine" : "client").isEmpty();
  }
}
