package dev.rowan.processor.model;

/**
 * A {@code @Chunked} as written.
 *
 * @param name the written name of the table of chunks; empty if none is written
 */
public record ChunkedModel(String name, int chunkBytes, Origin origin) {
  /** The Java type of a property with a large value. */
  public static final String TYPE = "dev.rowan.dao.Chunks";

  /** Returns the name of the table of the chunks of a property. */
  public String table(EntityModel entity, PropertyModel property) {
    return name.isEmpty() ? entity.table() + "_" + property.column() : name;
  }
}
