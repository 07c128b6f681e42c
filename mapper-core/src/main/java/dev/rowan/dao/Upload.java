package dev.rowan.dao;

import java.io.InputStream;

/**
 * A write of a {@link LargeValue} in steps. The row shows the value after {@link #finish()}, and
 * not before. A program that was interrupted continues with the {@linkplain #token() token}: it
 * sends the bytes after the {@linkplain #stored() stored} ones.
 *
 * <p>An upload must be finished within a day. {@code rowan.maintenance().repairChunks(…)} removes
 * uploads that were not finished.
 * <!-- tag: upload -->
 *
 * <pre>{@code
 * Upload upload = attachments.content(id).begin();
 * String token = upload.token(); // store it where the program finds it after a restart
 * upload.write(Arrays.copyOf(file, 1_500_000)); // the program stops here
 *
 * Upload resumed = attachments.content(id).resume(token);
 * long sent = resumed.stored(); // whole chunks: 1,048,576 of the 1,500,000 bytes
 * resumed.write(new ByteArrayInputStream(file, (int) sent, file.length));
 * Chunks stored = resumed.finish(); // the row shows the value from now on
 * }</pre>
 *
 * <p>Not thread-safe. Only Rowan implements this interface.
 */
public interface Upload {
  /** Returns the text with which {@link LargeValue#resume} continues this upload. */
  String token();

  /**
   * Returns the number of bytes that the store has acknowledged: whole chunks. A resumed upload
   * continues after them. All bytes count after {@link #finish()}.
   */
  long stored();

  /**
   * Adds the bytes of a stream, which it reads to its end and does not close. The last bytes stay
   * in memory until a chunk is full, or until {@link #finish()}.
   *
   * @throws dev.rowan.error.RejectedInputException if the content is null, and with code RUN-65 if
   *     the upload is finished or discarded
   * @throws java.io.UncheckedIOException if the stream fails. The upload has the bytes before the
   *     failure: discard it, or resume it at {@link #stored()}
   */
  void write(InputStream content);

  /**
   * Adds bytes.
   *
   * @throws dev.rowan.error.RejectedInputException if the content is null, and with code RUN-65 if
   *     the upload is finished or discarded
   */
  void write(byte[] content);

  /**
   * Stores the last chunk, and lets the row show the value.
   *
   * @return what the row stores of the value
   * @throws dev.rowan.error.RejectedInputException with code RUN-64 if there is no row, and with
   *     RUN-65 if the upload is finished or discarded, or began more than a day ago
   */
  Chunks finish();

  /** Deletes the chunks of an upload that is not finished. Does nothing after {@link #finish()}. */
  void discard();
}
