package shop;

import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Depots.Depot} to table {@code depot}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Depots_DepotMapping implements EntityMapping<Depots.Depot> {
  /** The only instance. */
  public static final Depots_DepotMapping INSTANCE = new Depots_DepotMapping();

  /** Column {@code id text}, part of the partition key. */
  public static final Property<String> ID = new Property<>("id", 0, Codecs.STRING);

  /** Column {@code main gate}. */
  public static final Property<Depots.Gate> MAIN =
      new Property<>("main", 1, Depots_GateMapping.INSTANCE);

  /** Column {@code span frozen<span>}. */
  public static final Property<Depots.Span> SPAN =
      new Property<>("span", 2, Depots_SpanMapping.INSTANCE);

  /** Column {@code gates map<text, frozen<gate>>}. */
  public static final Property<Map<Depots.Label, Depots.Gate>> GATES =
      new Property<>("gates", 3, Codecs.map(Codecs.<Depots.Label, String>converted(Codecs.STRING, Depots.Label::new, Depots.Label::text), Depots_GateMapping.INSTANCE));

  /** The table {@code depot}. */
  public static final TableSchema TABLE =
      TableSchema.named("depot")
          .partitionKey("id", ScalarType.TEXT)
          .column("main", Depots_GateMapping.TYPE)
          .column("span", Depots_SpanMapping.TYPE.frozenType())
          .column("gates", new MapType(ScalarType.TEXT, Depots_GateMapping.TYPE))
          .build();

  private Depots_DepotMapping() {}

  @Override
  public Class<Depots.Depot> type() {
    return Depots.Depot.class;
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
    return List.of(ID, MAIN, SPAN, GATES);
  }

  @Override
  public Row write(Depots.Depot entity) {
    return Row.of(
        ID.encode(entity.id()),
        MAIN.encode(entity.main()),
        SPAN.encode(entity.span()),
        GATES.encode(entity.gates()));
  }

  @Override
  public Depots.Depot read(Row row) {
    return new Depots.Depot(
        ID.decode(row),
        MAIN.decode(row),
        SPAN.decode(row),
        GATES.decode(row));
  }
}
