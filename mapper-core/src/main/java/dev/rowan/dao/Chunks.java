package dev.rowan.dao;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import java.time.Instant;
import java.util.HexFormat;
import java.util.Map;
import java.util.UUID;

/**
 * What a row stores of a large value: the id of the upload that wrote it, its length and its
 * checksum. The bytes are in chunks beside the row, and {@link LargeValue} reads them. The type of
 * properties with {@link dev.rowan.annotation.Chunked}, stored as text: {@link #toString()}.
 * <!-- tag: attachment -->
 *
 * <pre>{@code
 * @Entity
 * public record Attachment(
 *     @PartitionKey @GeneratedValue @Nullable UUID id,
 *     String name,
 *     String mediaType,
 *     @Chunked @Nullable Chunks content) {} // its length and checksum; the bytes are in chunks
 * }</pre>
 *
 * @param upload the time UUID of the upload; no other value has it
 * @param length the number of bytes, 0 or more
 * @param chunkBytes the number of bytes of each chunk but the last, at least 1
 * @param crc32c the CRC-32C (Castagnoli) of all bytes, as {@link java.util.zip.CRC32C} computes it
 */
public record Chunks(UUID upload, long length, int chunkBytes, int crc32c) {
  private static final String FORM = "<time UUID>/<length>/<bytes of a chunk>/<CRC-32C>";

  /**
   * Checks the bounds.
   *
   * @throws RejectedInputException if a number is out of bounds, there are more than 2<sup>31</sup>
   *     chunks, or the id is no time UUID
   */
  public Chunks {
    if (upload.version() != 1 || length < 0 || chunkBytes < 1) {
      throw rejected();
    }
    if (length > (long) Integer.MAX_VALUE * chunkBytes) {
      throw new RejectedInputException(
          ErrorCode.ARGUMENT_REJECTED,
          Map.of("length", length + " bytes", "limit", Integer.MAX_VALUE + " chunks"),
          null);
    }
  }

  /**
   * Returns the value that a text stands for.
   *
   * @throws RejectedInputException if it is not the text of one
   */
  public static Chunks parse(String text) {
    String[] parts = text.split("/", -1);
    if (parts.length != 4) {
      throw rejected();
    }
    try {
      return new Chunks(
          UUID.fromString(parts[0]),
          Long.parseLong(parts[1]),
          Integer.parseInt(parts[2]),
          HexFormat.fromHexDigits(parts[3]));
    } catch (IllegalArgumentException e) {
      throw rejected();
    }
  }

  private static RejectedInputException rejected() {
    return new RejectedInputException(
        ErrorCode.VALUE_REJECTED, Map.of("expected", FORM, "found", "another text"), null);
  }

  /** Returns the number of chunks; 0 for a value without bytes. */
  public int count() {
    return (int) ((length + chunkBytes - 1) / chunkBytes);
  }

  /** Returns the number of bytes of a chunk. */
  public int bytesOf(int chunk) {
    return (int) Math.min(chunkBytes, length - (long) chunk * chunkBytes);
  }

  /** Returns when the upload began. */
  public Instant begunAt() {
    return TimeUuids.instantOf(upload);
  }

  /**
   * Returns the stored form: upload, length, bytes of a chunk and checksum in hexadecimal digits,
   * such as {@code 1b4e28ba-2fa1-11d2-883f-0016d3cca427/1500000/1048576/9ac43f21}.
   */
  @Override
  public String toString() {
    return upload + "/" + length + "/" + chunkBytes + "/" + HexFormat.of().toHexDigits(crc32c);
  }
}
