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

/** Maps {@link TopLevel} to table {@code top_level}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
final class TopLevelMapping implements EntityMapping<TopLevel> {
  /** The only instance. */
  public static final TopLevelMapping INSTANCE = new TopLevelMapping();

  /** Column {@code id int}, part of the partition key. */
  public static final Property<Integer> ID =
      new Property<>("id", 0, Codecs.orElse(Codecs.INTEGER, 0));

  /** The table {@code top_level}. */
  public static final TableSchema TABLE =
      TableSchema.named("top_level")
          .partitionKey("id", ScalarType.INT)
          .build();

  private TopLevelMapping() {}

  @Override
  public Class<TopLevel> type() {
    return TopLevel.class;
  }

  @Override
  public TableSchema table() {
    return TABLE;
  }

  @Override
  public List<DerivedTable> derived() {
    return List.of();
  }

  @Override
  public List<Property<?>> properties() {
    return List.of(ID);
  }

  @Override
  public Row write(TopLevel entity) {
    return Row.of(
        ID.encode(entity.id()));
  }

  @Override
  public TopLevel read(Row row) {
    return new TopLevel(
        ID.decode(row));
  }
}
