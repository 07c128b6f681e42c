package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Stores a large value beside its row, in chunks that are written and read one after the other. The
 * value may be larger than the heap. The property has the type {@code dev.rowan.dao.Chunks}: it
 * tells the length and the checksum of the value, and is null while the row has no value.
 *
 * <p>Chunks are rows of a table of their own, at most 64 MiB of them in a partition. A write stores
 * all chunks under a new id, and then changes the property in one write of the row. So a reader
 * never sees a part of a value. When the property changes, or when the row is deleted, Rowan
 * deletes the chunks of the value before. On the embedded store that is one atomic operation. On a
 * cluster a crash can leave chunks that no row refers to; {@code
 * rowan.maintenance().repairChunks(…)} removes them.
 *
 * <p>Only the methods of this value write the property: an insert with the content as a parameter,
 * and {@code dev.rowan.dao.LargeValue}. All other writes leave it as it is.
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
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD})
public @interface Chunked {
  /**
   * Returns the number of bytes of a chunk, from 1,024 to 8,388,608. The last chunk of a value is
   * shorter. A value stores its own number, so it stays readable if this number changes.
   */
  int chunkBytes() default 1 << 20;

  /**
   * Returns the name of the table of the chunks. If empty, the name is {@code <table>_<column>}.
   */
  String name() default "";
}
