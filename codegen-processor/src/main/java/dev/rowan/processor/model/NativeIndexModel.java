package dev.rowan.processor.model;

import dev.rowan.annotation.IndexKind;
import dev.rowan.annotation.IndexTarget;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.Similarity;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * One {@code @NativeIndex} of a property.
 *
 * @param property the name of the property
 * @param written the name as written; empty if none is written
 * @param unnamed the number of indexes of the property before it that have no written name
 * @param similarity how an index of vectors compares them
 */
public record NativeIndexModel(
    String property,
    String written,
    int unnamed,
    IndexKind kind,
    IndexTarget target,
    Similarity similarity,
    Origin origin) {
  private static final Pattern NOT_IN_NAMES = Pattern.compile("\\W");

  /** Returns the name of the index: as written, or as Cassandra would name it. */
  public String name(EntityModel entity) {
    if (!written.isEmpty()) {
      return written;
    }
    String column = of(entity).map(PropertyModel::column).orElse(property);
    String name = NOT_IN_NAMES.matcher(entity.table() + "_" + column + "_idx").replaceAll("");
    return unnamed == 0 ? name : name + "_" + unnamed;
  }

  /** Returns the property of the index. */
  public Optional<PropertyModel> of(EntityModel entity) {
    return entity.property(property);
  }

  /** Whether the index is of vectors, whose nearest ones it finds. */
  public boolean isOfVectors(EntityModel entity) {
    return of(entity).filter(each -> each.type() instanceof ColumnType.VectorOf).isPresent();
  }

  /** Returns the index options of CQL: {@code similarity_function}; empty if it needs none. */
  public Optional<String> similarityFunction(EntityModel entity) {
    return isOfVectors(entity)
        ? Optional.of(similarity.name().toLowerCase(Locale.ROOT))
        : Optional.empty();
  }

  /** Whether rows are found by a part of a value, not by the whole. */
  public boolean isOfParts(EntityModel entity) {
    return target != IndexTarget.FULL
        && of(entity).filter(each -> each.type().isMultiCell()).isPresent();
  }

  /** Whether the index finds the rows with a value in a range. */
  public boolean findsRanges(EntityModel entity) {
    return kind == IndexKind.SAI
        && of(entity)
            .flatMap(each -> each.type().storedScalar())
            .filter(ScalarKind::hasIndexedRanges)
            .isPresent();
  }

  /**
   * Returns the column that a parameter restricts, with the type of the value, element, key or
   * value of a map. For entries it has the type of their keys.
   */
  public Optional<TableColumn> column(EntityModel entity) {
    return of(entity)
        .map(
            each ->
                isOfParts(entity)
                    ? parts(entity).get(0)
                    : column(each, each.type(), each.javaType(), new Component.Whole(property)));
  }

  /**
   * Returns the parts of a collection that parameters are compared with: for entries the key and
   * the value; none if the index is of whole values.
   */
  public List<TableColumn> parts(EntityModel entity) {
    return isOfParts(entity) ? of(entity).map(this::parts).orElseThrow() : List.of();
  }

  private List<TableColumn> parts(PropertyModel of) {
    List<JavaType> arguments = of.javaType().arguments();
    if (!of.type().isCollection() || arguments.isEmpty()) {
      return List.of(column(of, of.type(), of.javaType(), new Component.Whole(property)));
    }
    TableColumn element =
        column(of, of.type().element(), arguments.get(0), new Component.ElementOf(property));
    if (!(of.type() instanceof ColumnType.MapOf map) || target == IndexTarget.KEYS) {
      return List.of(element);
    }
    TableColumn value = column(of, map.value(), arguments.get(1), new Component.ValueOf(property));
    return target == IndexTarget.VALUES ? List.of(value) : List.of(element, value);
  }

  private TableColumn column(
      PropertyModel of, ColumnType type, JavaType javaType, Component component) {
    return new TableColumn(
        of.column(),
        of.name(),
        type.frozenType(),
        javaType,
        TableColumn.Role.REGULAR,
        Order.ASC,
        component,
        Optional.empty());
  }

  /** Whether a parameter has the type that the index compares with. */
  public boolean fits(ParameterModel parameter, EntityModel entity) {
    if (!parameter.name().equals(property) || isOfVectors(entity)) {
      return false;
    }
    if (target == IndexTarget.ENTRIES) {
      return parameter.kind() == ParameterModel.Kind.OTHER
          && of(entity).filter(each -> isEntry(parameter.type(), each)).isPresent();
    }
    boolean kind =
        switch (parameter.kind()) {
          case VALUE, OTHER -> true;
          case RANGE -> findsRanges(entity);
          default -> false;
        };
    return kind
        && column(entity)
            .filter(column -> column.javaType().sameValuesAs(parameter.valueJavaType()))
            .isPresent();
  }

  private static boolean isEntry(JavaType type, PropertyModel map) {
    List<JavaType> parts = map.javaType().arguments();
    return type.raw().equals("java.util.Map.Entry")
        && type.arguments().size() == 2
        && parts.size() == 2
        && type.arguments().get(0).sameValuesAs(parts.get(0))
        && type.arguments().get(1).sameValuesAs(parts.get(1));
  }
}
