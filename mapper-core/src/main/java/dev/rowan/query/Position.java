package dev.rowan.query;

import java.nio.ByteBuffer;

/**
 * A place in the rows of a query, made by a backend and understood by that backend alone. It stays
 * valid when the store is reopened and when the row that it points at is deleted.
 *
 * @param bytes read-only, content between position and limit
 */
public record Position(ByteBuffer bytes) {
  /** Makes the buffer read-only. */
  public Position {
    bytes = bytes.asReadOnlyBuffer();
  }
}
