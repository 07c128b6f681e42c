package dev.rowan.processor.model;

/** Converts a type with one cell for each of its parts to its frozen form. */
final class FrozenConversion implements ColumnType.Cases<ColumnType> {
  @Override
  public ColumnType scalar(ColumnType.Scalar type) {
    return type;
  }

  @Override
  public ColumnType converted(ColumnType.Converted type) {
    return type;
  }

  @Override
  public ColumnType enumByName(ColumnType.EnumByName type) {
    return type;
  }

  @Override
  public ColumnType list(ColumnType.ListOf type) {
    return type.frozen() ? type : new ColumnType.ListOf(type.element(), true);
  }

  @Override
  public ColumnType set(ColumnType.SetOf type) {
    return type.frozen() ? type : new ColumnType.SetOf(type.element(), true);
  }

  @Override
  public ColumnType map(ColumnType.MapOf type) {
    return type.frozen() ? type : new ColumnType.MapOf(type.key(), type.value(), true);
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
    return type.frozen() ? type : new ColumnType.UserOf(type.type(), type.name(), true);
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
