package dev.rowan.storage.contract.write;

import static dev.rowan.storage.contract.fixture.Documents.document;
import static dev.rowan.storage.contract.fixture.OpenDocuments.bytes;
import static dev.rowan.storage.contract.fixture.OpenDocuments.code;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Chunks;
import dev.rowan.dao.Upload;
import dev.rowan.error.ErrorCode;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.Documents;
import dev.rowan.storage.contract.fixture.OpenDocuments;
import dev.rowan.storage.contract.fixture.Seed;
import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Uploads of large values that fail, stop, continue or are discarded. */
public abstract class UploadContract extends ContractCase {
  private static final int CHUNK = 16;
  private static final Nulls NULLS = Nulls.UNSET;

  private OpenDocuments open() {
    return new OpenDocuments(backend(), Documents.taken(CHUNK, 0));
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
    OpenDocuments on = open();
    byte[] content = bytes(new Random(5), 2 * CHUNK);
    on.insert(1, content);
    assertThatThrownBy(() -> on.content(1).write(failing(new byte[5 * CHUNK])))
        .isInstanceOf(UncheckedIOException.class);
    assertThatThrownBy(
            () -> await(on.contents.insert(document(1, 2, "t"), failing(new byte[99]), NULLS)))
        .isInstanceOf(UncheckedIOException.class);
    on.assertValue(1, content, "after failures");
    assertThat(on.content(2).stored()).isEmpty();
    assertThat(on.chunks()).hasSize(2);
  }

  @Test
  void anUploadContinuesAfterTheStoredBytes() {
    long seed = Seed.next();
    Random random = new Random(seed);
    OpenDocuments on = open();
    byte[] content = bytes(random, 6 * CHUNK + 4);
    on.insert(1, new byte[3]);
    Upload first = on.content(1).begin();
    byte[] begun = Arrays.copyOf(content, 3 * CHUNK + 7);
    assertThatThrownBy(() -> first.write(failing(begun))).isInstanceOf(UncheckedIOException.class);
    assertThat(on.content(1).stored().orElseThrow().length()).as("not finished").isEqualTo(3);

    Upload second = new OpenDocuments(on.store, on.mapping).content(1).resume(first.token());
    assertThat(second.token()).isEqualTo(first.token());
    assertThat(second.stored()).isEqualTo(3 * CHUNK);
    second.write(Arrays.copyOfRange(content, 3 * CHUNK, 4 * CHUNK + 1));
    second.write(new ByteArrayInputStream(content, 4 * CHUNK + 1, content.length));
    Chunks stored = second.finish();
    assertThat(second.stored()).isEqualTo(content.length);
    on.assertValue(1, content, "seed " + seed);
    assertThat(on.content(1).stored()).contains(stored);
    assertThat(on.chunks()).hasSize(7);

    assertThat(code(() -> second.write(new byte[1]))).isEqualTo(ErrorCode.UPLOAD_ENDED);
    assertThat(code(second::finish)).isEqualTo(ErrorCode.UPLOAD_ENDED);
    assertThat(code(() -> on.content(1).resume(second.token()))).isEqualTo(ErrorCode.UPLOAD_ENDED);
    second.discard();
    on.assertValue(1, content, "discarded too late");
  }

  @Test
  void aResumedUploadReplacesAShorterLastChunkAndFillsGaps() {
    OpenDocuments on = open();
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
    on.assertValue(1, content, "resumed twice");
  }

  @Test
  void aTextThatIsNoTokenOrAnOldOneIsRefused() {
    OpenDocuments on = open();
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
    OpenDocuments on = open();
    on.insert(1, new byte[1]);
    Upload upload = on.content(1).begin();
    upload.write(new byte[5 * CHUNK]);
    upload.discard();
    upload.discard();
    assertThat(on.chunks()).hasSize(1);
    assertThat(code(upload::finish)).isEqualTo(ErrorCode.UPLOAD_ENDED);
  }
}
