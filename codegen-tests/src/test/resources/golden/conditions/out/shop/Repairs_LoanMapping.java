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
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Repairs.Loan} to table {@code loan}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Repairs_LoanMapping implements EntityMapping<Repairs.Loan> {
  /** The only instance. */
  public static final Repairs_LoanMapping INSTANCE = new Repairs_LoanMapping();

  /** Column {@code id text}, part of the partition key. */
  public static final Property<String> ID = new Property<>("id", 0, Codecs.STRING);

  /** Column {@code reader text}. */
  public static final Property<String> READER = new Property<>("reader", 1, Codecs.STRING);

  /** Column {@code until timestamp}. */
  public static final Property<Instant> UNTIL = new Property<>("until", 2, Codecs.TIMESTAMP);

  /** Column {@code version bigint}. */
  public static final Property<Long> VERSION =
      new Property<>("version", 3, Codecs.orElse(Codecs.LONG, 0L));

  /** The table {@code loan}. */
  public static final TableSchema TABLE =
      TableSchema.named("loan")
          .partitionKey("id", ScalarType.TEXT)
          .column("reader", ScalarType.TEXT)
          .column("until", ScalarType.TIMESTAMP)
          .column("version", ScalarType.BIGINT)
          .build();

  /** The index table {@code loans_by_reader}. */
  public static final DerivedTable LOANS_BY_READER =
      new DerivedTable(
          TableSchema.named("loans_by_reader")
              .partitionKey("reader", ScalarType.TEXT)
              .clustering("id", ScalarType.TEXT, Order.ASC)
              .build(),
          TABLE,
          List.of(
              new Component.Copy(1),
              new Component.Copy(0)),
          Maintain.SERIAL);

  private Repairs_LoanMapping() {}

  @Override
  public Class<Repairs.Loan> type() {
    return Repairs.Loan.class;
  }

  @Override
  public TableSchema table() {
    return TABLE;
  }

  @Override
  public List<DerivedTable> derived() {
    return List.of(LOANS_BY_READER);
  }

  @Override
  public List<Property<?>> properties() {
    return List.of(ID, READER, UNTIL, VERSION);
  }

  @Override
  public int versionColumn() {
    return 3;
  }

  @Override
  public Row write(Repairs.Loan entity) {
    return Row.of(
        ID.encode(entity.id()),
        READER.encode(entity.reader()),
        UNTIL.encode(entity.until()),
        VERSION.encode(entity.version()));
  }

  @Override
  public Repairs.Loan read(Row row) {
    return new Repairs.Loan(
        ID.decode(row),
        READER.decode(row),
        UNTIL.decode(row),
        VERSION.decode(row));
  }
}
