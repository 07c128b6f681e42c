package dev.rowan.storage.contract.write;

import static dev.rowan.storage.contract.fixture.Documents.document;
import static dev.rowan.storage.contract.fixture.OpenDocuments.allBytes;
import static dev.rowan.storage.contract.fixture.OpenDocuments.bytes;
import static dev.rowan.storage.contract.fixture.OpenDocuments.code;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Range;
import dev.rowan.dao.WriteOptions;
import dev.rowan.error.ErrorCode;
import dev.rowan.operate.transfer.TableExport;
import dev.rowan.operate.transfer.TableImport;
import dev.rowan.runtime.DaoRuntime;
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
import dev.rowan.storage.contract.fixture.OpenDocuments;
import dev.rowan.storage.contract.fixture.Seed;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
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

  private OpenDocuments open() {
    return new OpenDocuments(backend(), Documents.taken(CHUNK, 0));
  }

  private OpenDocuments open(IndexKeeper keeper) {
    return new OpenDocuments(keeper.over(backend()), Documents.indexed(CHUNK, keeper.maintain()));
  }

  @Test
  void aValueOfAnyLengthIsReadAsItWasWritten() {
    long seed = Seed.next();
    Random random = new Random(seed);
    OpenDocuments on = open();
    int number = 0;
    for (int length : new int[] {0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 5 * CHUNK, 5 * CHUNK + 3}) {
      byte[] content = bytes(random, length);
      on.insert(++number, content);
      on.assertValue(number, content, "seed " + seed + ", inserted " + length);
      byte[] next = bytes(random, length);
      on.content(number).write(new ByteArrayInputStream(next));
      on.assertValue(number, next, "seed " + seed + ", written " + length);
    }
  }

  @Test
  void theInsertedEntityTellsItsValue() {
    OpenDocuments on = open();
    Row stored = await(on.contents.insert(document(1, 1, "t"), new byte[20], NULLS));
    assertThat(Documents.PROPERTY.decode(stored)).isEqualTo(on.content(1).stored().orElseThrow());
    assertThat(stored.get(Documents.TITLE)).isEqualTo("t");
  }

  @Test
  void anyPartIsReadAlone() {
    long seed = Seed.next();
    Random random = new Random(seed);
    OpenDocuments on = open();
    byte[] content = bytes(random, 4 * CHUNK + 5);
    on.insert(1, content);
    for (int step = 0; step < onServer(10, 60); step++) {
      int offset = random.nextInt(content.length + 1);
      int length = random.nextInt(content.length + 10);
      int end = Math.min(content.length, offset + length);
      assertThat(allBytes(on.content(1).open(offset, length)))
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
    OpenDocuments on = open();
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
    OpenDocuments on = open(keeper);
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
    await(on.documents.ofKeys().delete(1, new AnyOf(List.of(4, 5))));
    assertThat(on.chunks()).as("deleted by several keys").hasSize(2);
    await(on.documents.deleteRange(Range.atLeast((Object) 1), 1));
    assertThat(on.chunks()).as("deleted the range").isEmpty();
  }

  @Test
  void chunksGoWithAPartition() {
    OpenDocuments on =
        new OpenDocuments(IndexKeeper.BLIND.over(backend()), Documents.taken(CHUNK, 0));
    on.insert(1, new byte[2 * CHUNK]);
    on.insert(2, new byte[CHUNK]);
    await(on.documents.deleteByKey(1));
    assertThat(on.chunks()).isEmpty();
  }

  @Test
  void otherWritesLeaveTheValueAsItIs() {
    OpenDocuments on = open();
    byte[] content = bytes(new Random(2), 3 * CHUNK);
    on.insert(1, content);
    await(on.documents.insert(document(1, 1, "inserted"), Nulls.DELETE));
    on.assertValue(1, content, "inserted again");
    await(on.documents.update(document(1, 1, "updated"), Nulls.DELETE));
    on.assertValue(1, content, "updated");
    await(on.documents.insertAll(List.of(document(1, 1, "a"), document(1, 2, "b")), Nulls.DELETE));
    on.assertValue(1, content, "inserted with others");
    assertThat(on.content(2).stored()).isEmpty();
    assertThat(on.content(3).stored()).isEmpty();
    Row before = Row.of(1, 1, "a", null);
    assertThat(await(on.documents.change(before, Row.of(1, 1, "b", "elsewhere")))).isTrue();
    on.assertValue(1, content, "changed");
    if (backend().capabilities().has(Capability.CONDITIONAL_WRITES)) {
      Row after = document(1, 1, "c");
      assertThat(await(on.documents.returningApplied().change(document(1, 1, "b"), after)))
          .isTrue();
      on.assertValue(1, content, "changed under a condition");
    }
  }

  @Test
  void aValueThatIsNotThereIsRefused() {
    OpenDocuments on = open();
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
    OpenDocuments on = open();
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
  void aReaderOfAReplacedValueFails() throws IOException {
    OpenDocuments on = open();
    on.insert(1, new byte[10 * CHUNK]);
    InputStream in = on.content(1).open();
    in.readNBytes(CHUNK);
    on.content(1).write(new byte[10 * CHUNK]);
    assertThat(code(() -> allBytes(in))).isEqualTo(ErrorCode.VALUE_REPLACED);
    InputStream deleted = on.content(1).open();
    deleted.readNBytes(CHUNK);
    await(on.documents.deleteByKey(1, 1));
    assertThat(code(() -> allBytes(deleted))).isEqualTo(ErrorCode.VALUE_REPLACED);
  }

  @Test
  void aDamagedOrMissingChunkIsFound() throws IOException {
    OpenDocuments on = open();
    byte[] content = bytes(new Random(3), 3 * CHUNK);
    on.insert(1, content);
    TableSchema table = on.mapping.content.chunks();
    Row second = Row.of(on.chunks().get(1).toArray());
    @Nullable Object[] broken = second.toArray();
    broken[5] = java.nio.ByteBuffer.wrap(new byte[CHUNK]);
    write(Upsert.insert(table, Row.of(broken)));
    InputStream in = on.content(1).open();
    assertThat(in.readNBytes(CHUNK)).isEqualTo(Arrays.copyOf(content, CHUNK));
    assertThat(code(() -> allBytes(in))).isEqualTo(ErrorCode.VALUE_DAMAGED);
    assertThat(code(() -> allBytes(in))).as("once more").isEqualTo(ErrorCode.VALUE_DAMAGED);
    assertThat(code(() -> allBytes(on.content(1).open(CHUNK, 1))))
        .as("a part, without the checksum of the whole")
        .isEqualTo(ErrorCode.VALUE_DAMAGED);
    write(DeleteRow.of(table, second, TimestampOffset.NONE));
    assertThat(code(() -> allBytes(on.content(1).open()))).isEqualTo(ErrorCode.VALUE_DAMAGED);
  }

  @Test
  void aChunkOfAnotherPlaceIsFound() {
    OpenDocuments on = open();
    on.insert(1, bytes(new Random(4), 3 * CHUNK));
    Row second = Row.of(on.chunks().get(1).toArray());
    @Nullable Object[] first = second.toArray();
    first[4] = 0;
    write(Upsert.insert(on.mapping.content.chunks(), Row.of(first)));
    InputStream in = on.content(1).open();
    assertThat(code(() -> allBytes(in))).isEqualTo(ErrorCode.VALUE_DAMAGED);
    assertThat(code(() -> allBytes(in))).as("once more").isEqualTo(ErrorCode.VALUE_DAMAGED);
  }

  @Test
  void chunksExpireAfterTheirRow() {
    OpenDocuments on = new OpenDocuments(backend(), Documents.taken(CHUNK, 3_600));
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

  private static int ttl(OpenDocuments on, int at) {
    TableSchema table = on.mapping.content.chunks();
    ScanQuery scan =
        new ScanQuery(table, TokenRange.ALL, ScanQuery.Rows.ALL, 100, null, ReadMode.TIMED);
    RowPage page = await(on.store.fetch(scan));
    return page.times().get(at).ttl(5);
  }

  @Test
  void anExportLeavesTheValueOutAndAnImportLeavesItAsItIs() throws IOException {
    OpenDocuments on = open();
    on.insert(1, new byte[20]);
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    new TableExport(on.documents, on.mapping.table()).writeTo(file);
    String lines = file.toString(UTF_8);
    assertThat(lines).contains("\"title\":\"t1\"").doesNotContain("/20/");
    String other = lines.replace("t1\"", "t2\",\"content\":\"elsewhere\"");
    new TableImport(on.documents, on.mapping.table())
        .readFrom(new ByteArrayInputStream(other.getBytes(UTF_8)));
    assertThat(await(on.documents.everyRow(10, null)).rows().get(0).get(Documents.TITLE))
        .isEqualTo("t2");
    on.assertValue(1, new byte[20], "after an import");
  }

  @Test
  void aLongValueHasSeveralPartitions() {
    if (isServer()) {
      return; // the bytes of a partition are the same on each backend
    }
    OpenDocuments on = new OpenDocuments(backend(), Documents.taken(1 << 20, 0));
    byte[] content = bytes(new Random(7), (65 << 20) + 1);
    on.insert(1, content);
    assertThat(on.chunks().stream().map(row -> row.get(3)).distinct().count()).isEqualTo(2);
    byte[] read = allBytes(on.content(1).open());
    assertThat(Arrays.equals(read, content)).isTrue();
    await(on.documents.deleteByKey(1, 1));
    assertThat(on.chunks()).isEmpty();
  }

  @Test
  void isDefinedWithItsEntity() {
    OpenDocuments on = new OpenDocuments(backend(), Documents.indexed(CHUNK, Maintain.BLIND));
    assertThat(on.session.declared(List.of(on.mapping)).schema().tables())
        .contains(on.mapping.content.chunks());
    boolean engine = backend().capabilities().has(Capability.INDEX_MAINTENANCE);
    assertThat(on.chunks()).as(engine ? "engine" : "client").isEmpty();
  }
}
