package dev.rowan.storage.contract.write;

import static dev.rowan.storage.contract.fixture.Documents.document;
import static dev.rowan.storage.contract.fixture.OpenDocuments.bytes;
import static dev.rowan.storage.contract.fixture.OpenDocuments.code;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.annotation.Nulls;
import dev.rowan.dao.LargeValue;
import dev.rowan.error.ErrorCode;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.Documents;
import dev.rowan.storage.contract.fixture.OpenDocuments;
import dev.rowan.storage.contract.fixture.Seed;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Flow;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Large values are published in chunks, and written from publishers. */
public abstract class ChunkPublisherContract extends ContractCase {
  private static final int CHUNK = 16;

  private OpenDocuments open() {
    return new OpenDocuments(backend(), Documents.taken(CHUNK, 0));
  }

  /** Collects bytes; requests more of them when the test says so, or by itself. */
  private static final class Collector implements Flow.Subscriber<ByteBuffer> {
    private final long step;
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final CompletableFuture<byte[]> end = new CompletableFuture<>();
    private volatile CompletableFuture<Integer> received = new CompletableFuture<>();
    private Flow.@Nullable Subscription subscription;
    private final AtomicLong open = new AtomicLong();

    /** Requests that many buffers, and as many again when they have come; 0 for none by itself. */
    private Collector(long step) {
      this.step = step;
    }

    static Collector of(Flow.Publisher<ByteBuffer> publisher, long step) {
      Collector collector = new Collector(step);
      publisher.subscribe(collector);
      return collector;
    }

    byte[] all() {
      return await(end);
    }

    Flow.Subscription subscription() {
      return Objects.requireNonNull(subscription, "a subscription");
    }

    /** Requests one buffer, and returns its length. */
    int one() {
      CompletableFuture<Integer> next = new CompletableFuture<>();
      received = next;
      request(1);
      return await(next);
    }

    void request(long buffers) {
      open.addAndGet(buffers);
      subscription().request(buffers);
    }

    @Override
    public void onSubscribe(Flow.Subscription started) {
      subscription = started;
      if (step > 0) {
        request(step);
      }
    }

    @Override
    public void onNext(ByteBuffer chunk) {
      byte[] read = new byte[chunk.remaining()];
      chunk.get(read);
      bytes.writeBytes(read);
      received.complete(read.length);
      long left = open.decrementAndGet();
      if (left < 0) {
        end.completeExceptionally(new AssertionError("bytes that were not requested"));
      } else if (left == 0 && step > 0) {
        request(step);
      }
    }

    @Override
    public void onError(Throwable failure) {
      end.completeExceptionally(failure);
    }

    @Override
    public void onComplete() {
      end.complete(bytes.toByteArray());
    }
  }

  /** Publishes buffers in the thread that requests them, and then ends or fails. */
  private static final class Buffers implements Flow.Publisher<ByteBuffer> {
    private final List<ByteBuffer> buffers;
    private final @Nullable RuntimeException failure;
    private int next;
    private boolean ended;

    private Buffers(List<ByteBuffer> buffers, @Nullable RuntimeException failure) {
      this.buffers = buffers;
      this.failure = failure;
    }

    static Buffers cut(Random random, byte[] content) {
      List<ByteBuffer> buffers = new ArrayList<>();
      for (int at = 0; at < content.length; ) {
        int length = Math.min(content.length - at, random.nextInt(3 * CHUNK));
        buffers.add(ByteBuffer.wrap(content, at, length));
        at += length;
      }
      return new Buffers(buffers, null);
    }

    @Override
    public void subscribe(Flow.Subscriber<? super ByteBuffer> subscriber) {
      subscriber.onSubscribe(
          new Flow.Subscription() {
            @Override
            public void request(long count) {
              for (long i = 0; i < count && next < buffers.size(); i++) {
                subscriber.onNext(buffers.get(next++));
              }
              end(subscriber);
            }

            @Override
            public void cancel() {
              ended = true;
            }
          });
      if (buffers.isEmpty()) {
        end(subscriber);
      }
    }

    private void end(Flow.Subscriber<? super ByteBuffer> subscriber) {
      if (next < buffers.size() || ended) {
        return;
      }
      ended = true;
      if (failure == null) {
        subscriber.onComplete();
      } else {
        subscriber.onError(failure);
      }
    }
  }

  @Test
  void aPublishedValueIsTheStoredOneAndAPublisherCanWriteIt() {
    long seed = Seed.next();
    Random random = new Random(seed);
    OpenDocuments on = open();
    await(on.documents.insert(document(1, 1, "t"), Nulls.UNSET));
    for (int length : new int[] {0, 1, CHUNK, 3 * CHUNK - 1, 9 * CHUNK, 20 * CHUNK + 5}) {
      byte[] content = bytes(random, length);
      String said = "seed " + seed + ", length " + length;
      LargeValue value = on.content(1);
      assertThat(await(value.write(Buffers.cut(random, content))))
          .as(said)
          .isEqualTo(value.stored().orElseThrow());
      on.assertValue(1, content, said);
      assertThat(Collector.of(value.publish(), 1 + random.nextInt(3)).all())
          .as(said)
          .isEqualTo(content);
      assertThat(Collector.of(value.publish(), Long.MAX_VALUE).all()).as(said).isEqualTo(content);
      int from = random.nextInt(length + 1);
      int count = random.nextInt(length + 9);
      assertThat(Collector.of(value.publish(from, count), 1).all())
          .as("%s, %d bytes from %d", said, count, from)
          .isEqualTo(Arrays.copyOfRange(content, from, Math.min(length, from + count)));
    }
    assertThat(on.chunks()).as("only those of the last value").hasSize(21);
  }

  @Test
  void aValueIsCopiedFromRowToRow() {
    OpenDocuments on = open();
    byte[] content = bytes(new Random(5), 50 * CHUNK + 1);
    on.insert(1, content);
    on.insert(2, new byte[3]);
    await(on.content(2).write(on.content(1).publish()));
    on.assertValue(2, content, "copied");
    await(on.content(1).write(on.content(1).publish(CHUNK, 2 * CHUNK)));
    on.assertValue(1, Arrays.copyOfRange(content, CHUNK, 3 * CHUNK), "cut");
  }

  @Test
  void nothingComesThatWasNotRequestedAndACancelledReadEnds() {
    OpenDocuments on = open();
    on.insert(1, bytes(new Random(6), 4 * CHUNK + 1));
    Flow.Publisher<ByteBuffer> published = on.content(1).publish(CHUNK - 1, 2 * CHUNK);
    Collector collector = Collector.of(published, 0);
    assertThat(collector.one()).isEqualTo(1);
    assertThat(collector.one()).isEqualTo(CHUNK);
    assertThat(collector.bytes.size()).isEqualTo(CHUNK + 1);
    collector.subscription().cancel();
    collector.subscription().request(5);
    assertThat(Collector.of(published, 9).all()).as("another subscriber").hasSize(2 * CHUNK);
    assertThat(collector.bytes.size()).isEqualTo(CHUNK + 1);
    assertThat(collector.end).isNotDone();
  }

  @Test
  void subscribersReceiveTheFailuresOfReads() {
    OpenDocuments on = open();
    assertThat(code(() -> Collector.of(on.content(1).publish(), 1).all()))
        .isEqualTo(ErrorCode.NO_LARGE_VALUE);
    on.insert(1, new byte[5 * CHUNK]);
    assertThat(code(() -> Collector.of(on.content(1).publish(5 * CHUNK + 1, 1), 1).all()))
        .isEqualTo(ErrorCode.ARGUMENT_REJECTED);
    Collector replaced = Collector.of(on.content(1).publish(), 0);
    replaced.one();
    on.content(1).write(new byte[2]);
    replaced.request(9);
    assertThat(code(replaced::all)).isEqualTo(ErrorCode.VALUE_REPLACED);
  }

  @Test
  @SuppressWarnings("NullAway") // callers without the checker can pass null
  void aWriteThatFailsLeavesTheRowAsItWas() {
    OpenDocuments on = open();
    byte[] content = bytes(new Random(7), 2 * CHUNK);
    on.insert(1, content);
    RuntimeException gone = new IllegalStateException("the network is gone");
    List<ByteBuffer> some = List.of(ByteBuffer.allocate(9 * CHUNK), ByteBuffer.allocate(3));
    assertThatThrownBy(() -> await(on.content(1).write(new Buffers(some, gone)))).isSameAs(gone);
    assertThatThrownBy(() -> await(on.content(1).write(new Buffers(List.of(), gone))))
        .isSameAs(gone);
    Flow.Publisher<ByteBuffer> throwing =
        subscriber -> {
          throw gone;
        };
    assertThatThrownBy(() -> await(on.content(1).write(throwing))).isSameAs(gone);
    on.assertValue(1, content, "after failures");
    assertThat(on.chunks()).hasSize(2);
    Buffers unread = new Buffers(some, null);
    assertThat(code(() -> await(on.content(9).write(unread)))).isEqualTo(ErrorCode.NO_LARGE_VALUE);
    assertThat(unread.next).isZero();
    assertThat(code(() -> on.content(1).write((Flow.Publisher<ByteBuffer>) null)))
        .isEqualTo(ErrorCode.ARGUMENT_REJECTED);
  }
}
