package shop;

import dev.rowan.annotation.Order;
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

/** Maps {@link Music.Disc} to table {@code disc}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Music_DiscMapping implements EntityMapping<Music.Disc> {
  /** The only instance. */
  public static final Music_DiscMapping INSTANCE = new Music_DiscMapping();

  /** Column {@code box text}, part of the partition key. */
  public static final Property<String> BOX = new Property<>("box", 0, Codecs.STRING);

  /** Column {@code number int}, a clustering column. */
  public static final Property<Integer> NUMBER =
      new Property<>("number", 1, Codecs.orElse(Codecs.INTEGER, 0));

  /** Column {@code sleeve text}, a static column: one value for each partition. */
  public static final Property<String> SLEEVE = new Property<>("sleeve", 2, Codecs.STRING);

  /** Column {@code label text}. */
  public static final Property<String> LABEL = new Property<>("label", 3, Codecs.STRING);

  /** The table {@code disc}. */
  public static final TableSchema TABLE =
      TableSchema.named("disc")
          .partitionKey("box", ScalarType.TEXT)
          .clustering("number", ScalarType.INT, Order.ASC)
          .staticColumn("sleeve", ScalarType.TEXT)
          .column("label", ScalarType.TEXT)
          .build();

  private Music_DiscMapping() {}

  @Override
  public Class<Music.Disc> type() {
    return Music.Disc.class;
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
    return List.of(BOX, NUMBER, SLEEVE, LABEL);
  }

  @Override
  public Row write(Music.Disc entity) {
    return Row.of(
        BOX.encode(entity.box()),
        NUMBER.encode(entity.number()),
        SLEEVE.encode(entity.sleeve()),
        LABEL.encode(entity.label()));
  }

  @Override
  public Music.Disc read(Row row) {
    return new Music.Disc(
        BOX.decode(row),
        NUMBER.decode(row),
        SLEEVE.decode(row),
        LABEL.decode(row));
  }
}
