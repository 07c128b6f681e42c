package inv;

import dev.rowan.dao.Chunks;
import dev.rowan.mapping.ChunkedColumn;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link D} to table {@code d}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
final class DMapping implements EntityMapping<D> {
  /** The only instance. */
  public static final DMapping INSTANCE = new DMapping();

  /** Column {@code name text}, part of the partition key. */
  public static final Property<String> NAME = new Property<>("name", 0, Codecs.STRING);

  /** Column {@code body text}. */
  public static final Property<Chunks> BODY = new Property<>("body", 1, Codecs.CHUNKS);

  /** The table {@code d}. */
  public static final TableSchema TABLE =
      TableSchema.named("d")
          .partitionKey("name", ScalarType.TEXT)
          .column("body", ScalarType.TEXT)
          .build();

  private DMapping() {}

  @Override
  public TableSchema table() {
    return TABLE;
  }

  @Override
  public List<DerivedTable> derived() {
    return List.of();
  }

  @Override
  public List<ChunkedColumn> chunked() {
    return List.of(
        ChunkedColumn.of(TABLE, 1, "d_body", 1048576));
  }

  @Override
  public Row write(D entity) {
    return Row.of(
        NAME.encode(entity.name()),
        BODY.encode(entity.body()));
  }

  @Override
  public D read(Row row) {
    return new D(
        NAME.decode(row),
        BODY.decode(row));
  }
}
