package dev.rowan.spi.query;

import java.nio.ByteBuffer;

/**
 * A position in the rows of a query. Only the backend that created a position can interpret it. A
 * position remains valid when the store is reopened and when its row is deleted.
 *
 * @param bytes read-only; the content is between position and limit
 */
public record Position(ByteBuffer bytes) {
  /** Makes the buffer read-only. */
  public Position {
    bytes = bytes.asReadOnlyBuffer();
  }
}
