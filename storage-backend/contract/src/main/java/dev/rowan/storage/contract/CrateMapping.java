package dev.rowan.storage.contract;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.binding.Codecs;
import dev.rowan.binding.EntityMapping;
import dev.rowan.binding.Property;
import dev.rowan.schema.Component.Copy;
import dev.rowan.schema.DerivedTable;
import dev.rowan.schema.ScalarType;
import dev.rowan.schema.SetType;
import dev.rowan.schema.TableSchema;
import dev.rowan.value.Row;
import java.util.List;
import java.util.Set;
import java.util.UUID;

/** The mapping of crates, written like a generated one, and found by its name. */
final class CrateMapping implements EntityMapping<Crate> {
  static final CrateMapping INSTANCE = new CrateMapping();

  static final Property<UUID> ID = new Property<>("id", 0, Codecs.UUID);
  static final Property<String> SHELF = new Property<>("shelf", 1, Codecs.STRING);
  static final Property<String> LABEL = new Property<>("label", 2, Codecs.STRING);
  static final Property<Set<String>> MARKS = new Property<>("marks", 3, Codecs.set(Codecs.STRING));
  static final Property<Integer> WEIGHT =
      new Property<>("weight", 4, Codecs.orElse(Codecs.INTEGER, 0));

  final TableSchema table =
      TableSchema.named(ContractCase.freshName("crate"))
          .partitionKey("id", ScalarType.UUID)
          .column("shelf", ScalarType.TEXT)
          .column("label", ScalarType.TEXT)
          .column("marks", new SetType(ScalarType.TEXT))
          .column("weight", ScalarType.INT)
          .build();

  /** The crates of a shelf, with their labels. */
  final DerivedTable byShelf =
      new DerivedTable(
          TableSchema.named(ContractCase.freshName("by_shelf"))
              .partitionKey("shelf", ScalarType.TEXT)
              .clustering("id", ScalarType.UUID, Order.ASC)
              .column("label", ScalarType.TEXT)
              .build(),
          table,
          List.of(new Copy(1), new Copy(0), new Copy(2)),
          Maintain.VERIFIED);

  private CrateMapping() {}

  @Override
  public TableSchema table() {
    return table;
  }

  @Override
  public List<DerivedTable> derived() {
    return List.of(byShelf);
  }

  @Override
  public Row write(Crate crate) {
    return Row.of(
        ID.encode(crate.getId()),
        SHELF.encode(crate.getShelf()),
        LABEL.encode(crate.getLabel()),
        MARKS.encode(crate.getMarks()),
        WEIGHT.encode(crate.getWeight()));
  }

  @Override
  public Crate read(Row row) {
    Crate crate = new Crate();
    fill(row, crate);
    return crate;
  }

  @Override
  public void fill(Row row, Crate crate) {
    crate.setId(ID.decode(row));
    crate.setShelf(SHELF.decode(row));
    crate.setLabel(LABEL.decode(row));
    crate.setMarks(MARKS.decode(row));
    Integer weight = WEIGHT.decode(row);
    crate.setWeight(weight == null ? 0 : weight);
  }
}
