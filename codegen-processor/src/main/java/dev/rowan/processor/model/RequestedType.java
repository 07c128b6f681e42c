package dev.rowan.processor.model;

/**
 * Applies the type in {@code @Column} to a type and to the elements of a collection, if the Java
 * type leaves the choice.
 */
final class RequestedType implements ColumnType.Cases<ColumnType> {
  private final ScalarKind requested;

  RequestedType(ScalarKind requested) {
    this.requested = requested;
  }

  @Override
  public ColumnType scalar(ColumnType.Scalar type) {
    return type.kind() == requested.natural() ? ColumnType.of(requested) : type;
  }

  @Override
  public ColumnType converted(ColumnType.Converted type) {
    return new ColumnType.Converted(type.stored().match(this), type.by());
  }

  @Override
  public ColumnType enumByName(ColumnType.EnumByName type) {
    return type;
  }

  @Override
  public ColumnType list(ColumnType.ListOf type) {
    return new ColumnType.ListOf(type.element().match(this), type.frozen());
  }

  @Override
  public ColumnType set(ColumnType.SetOf type) {
    return new ColumnType.SetOf(type.element().match(this), type.frozen());
  }

  @Override
  public ColumnType map(ColumnType.MapOf type) {
    return new ColumnType.MapOf(type.key().match(this), type.value().match(this), type.frozen());
  }

  @Override
  public ColumnType count(ColumnType.Count type) {
    return type;
  }

  @Override
  public ColumnType vector(ColumnType.VectorOf type) {
    return type;
  }

  @Override
  public ColumnType user(ColumnType.UserOf type) {
    return type;
  }

  @Override
  public ColumnType tuple(ColumnType.TupleOf type) {
    return type;
  }

  @Override
  public ColumnType unsupported(ColumnType.Unsupported type) {
    return type;
  }
}
