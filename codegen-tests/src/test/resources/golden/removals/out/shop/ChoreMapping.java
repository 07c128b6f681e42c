package shop;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.Component;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Chore} to table {@code chore}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class ChoreMapping implements EntityMapping<Chore> {
  /** The only instance. */
  public static final ChoreMapping INSTANCE = new ChoreMapping();

  /** Column {@code list text}, part of the partition key. */
  public static final Property<String> LIST = new Property<>("list", 0, Codecs.STRING);

  /** Column {@code number int}, a clustering column. */
  public static final Property<Integer> NUMBER =
      new Property<>("number", 1, Codecs.orElse(Codecs.INTEGER, 0));

  /** Column {@code owner text}. */
  public static final Property<String> OWNER = new Property<>("owner", 2, Codecs.STRING);

  /** The table {@code chore}. */
  public static final TableSchema TABLE =
      TableSchema.named("chore")
          .partitionKey("list", ScalarType.TEXT)
          .clustering("number", ScalarType.INT, Order.ASC)
          .column("owner", ScalarType.TEXT)
          .build();

  /** The index table {@code chores_by_owner}. */
  public static final DerivedTable CHORES_BY_OWNER =
      new DerivedTable(
          TableSchema.named("chores_by_owner")
              .partitionKey("owner", ScalarType.TEXT)
              .clustering("list", ScalarType.TEXT, Order.ASC)
              .clustering("number", ScalarType.INT, Order.ASC)
              .build(),
          TABLE,
          List.of(
              new Component.Copy(2),
              new Component.Copy(0),
              new Component.Copy(1)),
          Maintain.VERIFIED);

  private ChoreMapping() {}

  @Override
  public Class<Chore> type() {
    return Chore.class;
  }

  @Override
  public TableSchema table() {
    return TABLE;
  }

  @Override
  public List<DerivedTable> derived() {
    return List.of(CHORES_BY_OWNER);
  }

  @Override
  public List<Property<?>> properties() {
    return List.of(LIST, NUMBER, OWNER);
  }

  @Override
  public Row write(Chore entity) {
    return Row.of(
        LIST.encode(entity.list()),
        NUMBER.encode(entity.number()),
        OWNER.encode(entity.owner()));
  }

  @Override
  public Chore read(Row row) {
    return new Chore(
        LIST.decode(row),
        NUMBER.decode(row),
        OWNER.decode(row));
  }
}
