package dev.rowan.dao;

import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;

/**
 * The large value of one row, which is stored in chunks: a select method with {@code columns} of a
 * property with {@link dev.rowan.annotation.Chunked} returns it. Creating it sends no request.
 *
 * <p>Reads and writes hold a few chunks in memory, whatever the length of the value. A reader sees
 * one value from its beginning to its end, or an exception: Rowan checks the checksum of each
 * chunk, and that of the whole value at its end. Of two concurrent writers, the value of the later
 * one stays.
 * <!-- tag: large-value -->
 *
 * <pre>{@code
 * Attachment saved = attachments.save(new Attachment(null, "cat.mp4", "video/mp4", null), in);
 * LargeValue content = attachments.content(saved.id());
 * content.open().transferTo(out); // chunk by chunk
 * }</pre>
 *
 * <p>Thread-safe. Only Rowan implements this interface.
 */
public interface LargeValue {
  /**
   * Returns what the row stores of the value; empty if there is no row, or the row has no value.
   */
  Optional<Chunks> stored();

  /**
   * Opens the value. The stream reads one chunk ahead, has no resources to close, and is not
   * thread-safe. Its methods throw a {@link dev.rowan.error.RowanException} with code RUN-62 if
   * another program replaces or deletes the value meanwhile, and RUN-63 if a chunk is missing or
   * damaged.
   *
   * @throws dev.rowan.error.RejectedInputException with code RUN-64 if the row has no value
   */
  InputStream open();

  /**
   * Opens a part of the value; see {@link #open()}. The stream reads no chunks before the part. It
   * does not check the checksum of the whole value.
   *
   * @param offset the first byte, from 0 to the length of the value
   * @param length the number of bytes; fewer are read if the value ends before
   * @throws dev.rowan.error.RejectedInputException with code RUN-64 if the row has no value, and if
   *     a bound is negative or the value ends before the offset
   */
  InputStream open(long offset, long length);

  /**
   * Returns the value as a publisher of its chunks. Each subscriber reads the value by itself. The
   * read starts with the first request of the subscriber, and reads one chunk ahead. The buffers
   * are read-only, and stay as they are. A subscriber receives the exceptions that {@link #open()}
   * and its stream throw. Any thread can send the signals, also one of the driver: do not block it.
   * <!-- tag: published-value -->
   *
   * <pre>{@code
   * LargeValue content = attachments.content(id);
   * long length = content.stored().orElseThrow().length();
   * HttpRequest upload =
   *     HttpRequest.newBuilder(address)
   *         .PUT(BodyPublishers.fromPublisher(content.publish(), length))
   *         .build();
   * attachments.content(copy).write(content.publish()).toCompletableFuture().join();
   * }</pre>
   */
  Flow.Publisher<ByteBuffer> publish();

  /**
   * Returns a part of the value as a publisher; see {@link #publish()} and {@link #open(long,
   * long)}.
   *
   * @param offset the first byte, from 0 to the length of the value
   * @param length the number of bytes; fewer are read if the value ends before
   */
  Flow.Publisher<ByteBuffer> publish(long offset, long length);

  /**
   * Writes a new value from a stream, which it reads to its end and does not close. The row shows
   * the new value when all of it is stored.
   *
   * @return what the row stores of the value
   * @throws dev.rowan.error.RejectedInputException if the content is null, and with code RUN-64 if
   *     there is no row
   * @throws java.io.UncheckedIOException if the stream fails; the row is unchanged
   */
  Chunks write(InputStream content);

  /**
   * Writes a new value from an array.
   *
   * @return what the row stores of the value
   * @throws dev.rowan.error.RejectedInputException if the content is null, and with code RUN-64 if
   *     there is no row
   */
  Chunks write(byte[] content);

  /**
   * Writes a new value from a publisher, without waiting in the calling thread. Requests the next
   * buffer when the store has room for it. A buffer must not change until the next one is
   * requested.
   *
   * @return a stage that completes with what the row stores of the value. It fails with code RUN-64
   *     if there is no row, and with the publisher's failure if the publisher fails; the row is
   *     unchanged then
   * @throws dev.rowan.error.RejectedInputException if the content is null
   */
  CompletionStage<Chunks> write(Flow.Publisher<ByteBuffer> content);

  /** Deletes the value. The row stays. Does nothing if there is no value. */
  void delete();

  /** Begins to write a new value, in as many steps as the caller likes. */
  Upload begin();

  /**
   * Continues an upload that this program or another one began and did not finish. Reads the
   * checksums of the stored chunks.
   *
   * @param token of {@link Upload#token()}
   * @throws dev.rowan.error.RejectedInputException with code RUN-65 if the text is no token, or the
   *     upload began more than a day ago
   */
  Upload resume(String token);
}
