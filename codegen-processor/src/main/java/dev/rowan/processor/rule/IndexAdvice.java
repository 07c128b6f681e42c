package dev.rowan.processor.rule;

import dev.rowan.annotation.Order;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.Component;
import dev.rowan.processor.model.DaoMethod.SelectMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.OrderTerm;
import dev.rowan.processor.model.ParameterModel;
import dev.rowan.processor.model.Period;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.Restriction;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.model.TableModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Designs the indexes that serve a select. Each index that it returns compiles, and makes the
 * method compile as it is.
 */
public final class IndexAdvice {
  private static final int SHARDS = 16;

  private final EntityModel entity;
  private final SelectMethod select;
  private final List<String> equal;
  private final Optional<String> range;

  /** Designs indexes for a method of an entity without errors. */
  public IndexAdvice(EntityModel entity, SelectMethod select) {
    this.entity = entity;
    this.select = select;
    this.equal =
        Stream.concat(
                names(ParameterModel.Kind.VALUE).stream(),
                names(ParameterModel.Kind.ANY_OF).stream())
            .map(this::component)
            .toList();
    this.range = names(ParameterModel.Kind.RANGE).stream().findFirst();
  }

  /** Returns the parameters that no index can serve, because no key can have their column. */
  public List<String> unservable() {
    return select.arguments().stream()
        .filter(ParameterModel::restricts)
        .filter(
            parameter ->
                entity.counts()
                    || !entity.columnGroups().isEmpty()
                    || entity
                        .property(parameter.name())
                        .filter(property -> !isKeyable(property, parameter))
                        .isPresent())
        .map(ParameterModel::name)
        .toList();
  }

  /** Whether a key can have each column of the requested order. */
  public boolean canSort() {
    return !entity.counts()
        && entity.columnGroups().isEmpty()
        && Stream.concat(select.orderBy().stream().map(OrderTerm::property), afterRange().stream())
            .allMatch(
                name ->
                    entity
                        .property(name)
                        .filter(property -> isSortable(property.type()) && !property.isStatic())
                        .isPresent());
  }

  /** Returns the indexes, the best first; none if an index cannot serve the method. */
  public List<String> indexes() {
    if (!unservable().isEmpty() || !canSort() || orderAgainstRange()) {
      return List.of();
    }
    if (!equal.isEmpty()) {
      return List.of(index(equal, clustering(range)));
    }
    List<String> all = new ArrayList<>();
    range
        .flatMap(this::period)
        .ifPresent(period -> all.add(index(List.of(period), clustering(range))));
    if (range.isPresent() || !select.orderBy().isEmpty()) {
      shard().ifPresent(shard -> all.add(index(List.of(shard), clustering(range))));
    }
    return all;
  }

  /** Returns the index for the requested order without the range. */
  public Optional<String> withoutRange() {
    List<String> partition = equal.isEmpty() ? shard().stream().toList() : equal;
    return canSort() && unservable().isEmpty() && !partition.isEmpty()
        ? Optional.of(index(partition, clustering(Optional.empty())))
        : Optional.empty();
  }

  /** Returns the index with a partition for each period, in which rows have the requested order. */
  public Optional<String> byPeriod() {
    return range
        .filter(name -> canSort() && unservable().isEmpty())
        .flatMap(this::period)
        .map(
            period ->
                index(
                    Stream.concat(equal.stream(), Stream.of(period)).toList(),
                    clustering(Optional.empty())));
  }

  /** Returns the parameter that replaces the range for {@link #byPeriod}. */
  public Optional<String> periodParameter() {
    return range
        .flatMap(this::periodOf)
        .map(
            period ->
                "Collection<%s> %s%s"
                    .formatted(
                        period.javaType().brief(),
                        range.orElseThrow(),
                        period == Period.DAY ? "Day" : "Month"));
  }

  /** Returns the parameters for one element, instead of those that hold whole collections. */
  public List<String> elements() {
    return select.arguments().stream()
        .filter(parameter -> parameter.kind() != ParameterModel.Kind.COMPARED)
        .flatMap(
            parameter ->
                entity
                    .property(parameter.name())
                    .filter(property -> property.type().isCollection())
                    .filter(property -> !isElement(property, parameter))
                    .map(
                        property ->
                            "%s %s"
                                .formatted(
                                    property.javaType().arguments().get(0).brief(),
                                    parameter.name()))
                    .stream())
        .toList();
  }

  /** Returns the properties that a range compares after its first one. */
  private List<String> afterRange() {
    return select.restrictions().stream()
        .filter(Restriction.Between.class::isInstance)
        .map(between -> ((Restriction.Between) between).names())
        .filter(names -> range.filter(names.get(0)::equals).isPresent())
        .flatMap(names -> names.stream().skip(1))
        .toList();
  }

  private boolean orderAgainstRange() {
    List<OrderTerm> open =
        select.orderBy().stream().filter(term -> !equal.contains(term.property())).toList();
    return range.isPresent() && !open.isEmpty() && !open.get(0).property().equals(range.get());
  }

  private String index(List<String> partition, List<String> clustering) {
    String sorted = clustering.isEmpty() ? "" : ", clustering = " + Words.array(clustering);
    String name = name(partition, clustering);
    String index =
        "@CustomIndex(name = \"%s\", partition = %s%s) on `%s`"
            .formatted(name, Words.array(partition), sorted, entity.name().nested());
    return select.isStatement() ? "%s, and select from `%s`".formatted(index, name) : index;
  }

  /** Returns a name that no table of the entity has. */
  private String name(List<String> partition, List<String> clustering) {
    String first =
        Stream.of(
                select.orderBy().stream().map(OrderTerm::property).limit(1),
                equal.stream(),
                clustering.stream(),
                partition.stream())
            .flatMap(texts -> texts)
            .map(text -> text.replaceFirst(" .*", ""))
            .map(text -> entity.property(text).map(PropertyModel::column).orElse("key"))
            .findFirst()
            .orElse("key");
    String whole = entity.table() + "_by_" + first;
    String name = NameLength.USUAL.shortened(whole, 2);
    List<String> taken = TableModel.allOf(entity).stream().map(TableModel::name).toList();
    int number = 2;
    String free = name;
    while (taken.contains(free)) {
      free = name + "_" + number++;
    }
    return free;
  }

  /** Returns the order, the range, then the rest of the primary key in its stored order. */
  private List<String> clustering(Optional<String> ranged) {
    List<String> texts = new ArrayList<>();
    List<String> used = new ArrayList<>(equal);
    for (OrderTerm term : select.orderBy()) {
      if (!used.contains(term.property())) {
        used.add(term.property());
        texts.add(term.property() + (term.order() == Order.DESC ? " desc" : ""));
      }
    }
    Stream.concat(ranged.stream(), ranged.isEmpty() ? Stream.empty() : afterRange().stream())
        .filter(name -> !used.contains(name))
        .forEach(
            name -> {
              used.add(name);
              texts.add(name + stored(name));
            });
    entity.clustering().stream()
        .map(PropertyModel::name)
        .filter(name -> !used.contains(name))
        .forEach(name -> texts.add(name + stored(name)));
    entity.partitionKey().stream()
        .map(PropertyModel::name)
        .filter(name -> !used.contains(name))
        .forEach(texts::add);
    return texts;
  }

  /** Returns the direction in which the entity's own table stores a column. */
  private String stored(String name) {
    return TableModel.of(entity).clustering().stream()
            .anyMatch(column -> column.parameter().equals(name) && column.order() == Order.DESC)
        ? " desc"
        : "";
  }

  private Optional<String> period(String name) {
    return periodOf(name).map(period -> "%s(%s)".formatted(period.word(), name));
  }

  private Optional<Period> periodOf(String name) {
    return entity
        .property(name)
        .flatMap(property -> property.type().storedScalar())
        .flatMap(
            scalar ->
                switch (scalar) {
                  case TIMESTAMP, TIMEUUID -> Optional.of(Period.DAY);
                  case DATE -> Optional.of(Period.MONTH);
                  default -> Optional.empty();
                });
  }

  private Optional<String> shard() {
    return entity.primaryKey().stream()
        .filter(property -> property.type().isOrderedScalar())
        .map(property -> "shard(%s, %d)".formatted(property.name(), SHARDS))
        .findFirst();
  }

  /** Returns the component of an index that a parameter restricts: {@code day(at)}. */
  private String component(String parameter) {
    if (entity.property(parameter).isPresent()) {
      return parameter;
    }
    return TableModel.allOf(entity).stream()
        .flatMap(table -> table.byParameter(parameter).stream())
        .map(TableColumn::component)
        .filter(Component.PeriodOf.class::isInstance)
        .map(Component::text)
        .findFirst()
        .orElse(parameter);
  }

  private List<String> names(ParameterModel.Kind kind) {
    return select.arguments().stream()
        .filter(parameter -> parameter.kind() == kind)
        .map(ParameterModel::name)
        .toList();
  }

  private static boolean isKeyable(PropertyModel property, ParameterModel parameter) {
    if (property.isStatic()) {
      return false;
    }
    return property.type().isCollection()
        ? parameter.kind() == ParameterModel.Kind.VALUE && isSortable(property.type().element())
        : isSortable(property.type());
  }

  /** Whether a parameter has the type of the elements of a collection, or of the keys of a map. */
  public static boolean isElement(PropertyModel property, ParameterModel parameter) {
    return property.type().isCollection()
        && property.javaType().arguments().get(0).sameValuesAs(parameter.valueJavaType());
  }

  private static boolean isSortable(ColumnType type) {
    return !type.isCollection()
        && !type.isUnsupported()
        && !type.anyPart(
            part ->
                part instanceof ColumnType.VectorOf
                    || part instanceof ColumnType.Count
                    || part.isUnorderedScalar());
  }
}
