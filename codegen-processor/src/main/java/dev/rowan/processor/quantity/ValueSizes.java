package dev.rowan.processor.quantity;

import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.PropertyHints;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.ScalarKind;
import dev.rowan.processor.model.UdtModel;
import java.util.Optional;
import java.util.function.Function;

/**
 * The stored size of the values of a property in bytes. A collection has its elements and 8 bytes
 * for each of their cells; a value of a user-defined type or a tuple has its fields and 4 bytes for
 * the length of each.
 */
public final class ValueSizes implements ColumnType.Cases<Double> {
  /** The assumed size of a text, a blob or a number without a bound. */
  public static final double ASSUMED = 32;

  /** The assumed number of elements of a collection. */
  public static final double ASSUMED_ELEMENTS = 8;

  private static final double CELL = 8;
  private static final double LENGTH = 4;
  private static final int DEEPEST = 8;

  private final PropertyHints hints;
  private final boolean largest;
  private final Function<ColumnType.OfClass, Optional<UdtModel>> udts;
  private final int depth;

  private ValueSizes(
      PropertyHints hints,
      boolean largest,
      Function<ColumnType.OfClass, Optional<UdtModel>> udts,
      int depth) {
    this.hints = hints;
    this.largest = largest;
    this.udts = udts;
    this.depth = depth;
  }

  /** Returns the average size of values of a type that is in a property with these hints. */
  static double average(
      ColumnType type, PropertyHints hints, Function<ColumnType.OfClass, Optional<UdtModel>> udts) {
    return type.match(new ValueSizes(hints, false, udts, 0));
  }

  /** Returns the largest size; unknown sizes count with the assumed size. */
  static double largest(
      ColumnType type, PropertyHints hints, Function<ColumnType.OfClass, Optional<UdtModel>> udts) {
    return type.match(new ValueSizes(hints, true, udts, 0));
  }

  @Override
  public Double scalar(ColumnType.Scalar type) {
    return bytes(type.kind());
  }

  @Override
  public Double converted(ColumnType.Converted type) {
    return type.stored().match(this);
  }

  @Override
  public Double enumByName(ColumnType.EnumByName type) {
    return unbounded();
  }

  @Override
  public Double list(ColumnType.ListOf type) {
    return elements() * (type.element().match(this) + CELL);
  }

  @Override
  public Double set(ColumnType.SetOf type) {
    return elements() * (type.element().match(this) + CELL);
  }

  @Override
  public Double map(ColumnType.MapOf type) {
    return elements() * (type.key().match(this) + type.value().match(this) + CELL);
  }

  @Override
  public Double count(ColumnType.Count type) {
    return (double) Long.BYTES;
  }

  @Override
  public Double vector(ColumnType.VectorOf type) {
    return (double) Float.BYTES * type.dimensions();
  }

  @Override
  public Double user(ColumnType.UserOf type) {
    return fields(type);
  }

  @Override
  public Double tuple(ColumnType.TupleOf type) {
    return fields(type);
  }

  private double fields(ColumnType.OfClass type) {
    Function<ColumnType.OfClass, Optional<UdtModel>> others =
        other -> other.type().equals(type.type()) ? Optional.empty() : udts.apply(other);
    Optional<UdtModel> udt = depth < DEEPEST ? udts.apply(type) : Optional.empty();
    return udt.map(each -> each.fields().mapToDouble(field -> field(field, others)).sum())
        .orElse(ASSUMED);
  }

  @Override
  public Double unsupported(ColumnType.Unsupported type) {
    return ASSUMED;
  }

  /** A type that contains itself, which another rule reports, ends at its second level. */
  private double field(
      PropertyModel field, Function<ColumnType.OfClass, Optional<UdtModel>> others) {
    return LENGTH + field.type().match(new ValueSizes(field.hints(), largest, others, depth + 1));
  }

  private double elements() {
    long stated = of(hints.elements());
    return stated == 0 ? ASSUMED_ELEMENTS : stated;
  }

  private long of(PropertyHints.Spread stated) {
    return largest ? stated.most() : stated.average();
  }

  private double bytes(ScalarKind kind) {
    return switch (kind) {
      case BOOLEAN, TINYINT -> Byte.BYTES;
      case SMALLINT -> Short.BYTES;
      case INT, FLOAT, DATE -> Integer.BYTES;
      case BIGINT, DOUBLE, TIMESTAMP, TIME -> Long.BYTES;
      case UUID, TIMEUUID, INET, DURATION -> 2 * Long.BYTES;
      case TEXT, ASCII, BLOB, DECIMAL, VARINT -> unbounded();
    };
  }

  private double unbounded() {
    long stated = of(hints.size());
    return stated == 0 ? ASSUMED : stated;
  }
}
