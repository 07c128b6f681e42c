package dev.rowan.processor.model;

import dev.rowan.annotation.Nulls;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** One abstract method of a DAO, by its annotation. */
public sealed interface DaoMethod {
  /** A method with {@code @Insert}. */
  record InsertMethod(
      MethodShape shape,
      Optional<String> entity,
      boolean ifNotExists,
      Nulls nulls,
      Origin annotation)
      implements DaoMethod {
    /** Whether the method returns the entity, or the list of the entities, that it stores. */
    public boolean returnsStored() {
      ReturnModel returns = shape.returns();
      ReturnModel.Kind wanted =
          shape.position(ParameterModel.Kind.ENTITIES).isPresent()
              ? ReturnModel.Kind.LIST
              : ReturnModel.Kind.ONE;
      return !ifNotExists
          && returns.kind() == wanted
          && returns.entity().isPresent()
          && returns.entity().equals(entity);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.insert(this);
    }
  }

  /** A method with {@code @Update}. */
  record UpdateMethod(
      MethodShape shape,
      Optional<String> entity,
      Optional<String> named,
      boolean ifExists,
      Optional<ConditionModel> onlyIf,
      Nulls nulls,
      Origin annotation)
      implements DaoMethod {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.update(this);
    }
  }

  /** A method with {@code @Delete}. */
  record DeleteMethod(
      MethodShape shape,
      Optional<String> entity,
      Optional<String> named,
      boolean ifExists,
      boolean beyondLast,
      Optional<ConditionModel> onlyIf,
      Origin annotation)
      implements DaoMethod {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.delete(this);
    }
  }

  /**
   * A method with {@code @Select}, or with the select of a {@code @Query} whose names are resolved.
   *
   * @param where the condition on the rows, as written
   * @param restrictions what the condition says; empty until its names are resolved
   * @param orderBy in the order written
   * @param statement the statement of a {@code @Query}
   */
  record SelectMethod(
      MethodShape shape,
      Optional<String> entity,
      Optional<String> named,
      Optional<ConditionModel> where,
      List<Restriction> restrictions,
      List<OrderTerm> orderBy,
      Optional<StatementModel> statement,
      Origin annotation)
      implements DaoMethod {
    public SelectMethod {
      restrictions = List.copyOf(restrictions);
      orderBy = List.copyOf(orderBy);
    }

    /** Returns the method with the names of its condition resolved. */
    public SelectMethod restrictedBy(List<Restriction> resolved) {
      return new SelectMethod(
          shape, entity, named, where, resolved, orderBy, statement, annotation);
    }

    /** Returns the method as one of that entity. */
    public SelectMethod of(Optional<String> newEntity) {
      return new SelectMethod(
          shape, newEntity, named, where, restrictions, orderBy, statement, annotation);
    }

    /** Returns the method as one that can read each table of its entity. */
    public SelectMethod ofAnyTable() {
      return new SelectMethod(
          shape, entity, named, where, restrictions, orderBy, Optional.empty(), annotation);
    }

    /** Returns the tables that the method can read: all, or the one that its statement names. */
    public List<TableModel> tables(EntityModel of) {
      return TableModel.allOf(of).stream()
          .filter(table -> statement.map(each -> each.table().equals(table.name())).orElse(true))
          .toList();
    }

    /** Returns the largest number of rows, if the method states one. */
    public Optional<ConditionValue> limit() {
      return statement
          .flatMap(StatementModel::limit)
          .or(() -> parameter(ParameterModel.Kind.LIMIT));
    }

    /** Returns the largest number of rows of each partition, if the method states one. */
    public Optional<ConditionValue> perPartition() {
      return statement
          .flatMap(StatementModel::perPartition)
          .or(() -> parameter(ParameterModel.Kind.PER_PARTITION_LIMIT));
    }

    private Optional<ConditionValue> parameter(ParameterModel.Kind kind) {
      return shape.positions(kind).stream().findFirst().map(ConditionValue.Argument::new);
    }

    @Override
    public Origin whole() {
      return statement.isPresent() ? clause("value") : shape.origin();
    }

    @Override
    public Origin clause(String attribute) {
      return annotation.withAttribute(statement.isPresent() ? "value" : attribute);
    }

    @Override
    public List<ParameterModel> arguments() {
      return Stream.concat(shape.parameters().stream(), restrictions.stream().map(Restriction::as))
          .toList();
    }

    @Override
    public Optional<Restriction> restriction(int argument) {
      int at = argument - shape.parameters().size();
      return at < 0 ? Optional.empty() : Optional.of(restrictions.get(at));
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.select(this);
    }
  }

  /** A method with {@code @Query}, before the names of its statement are resolved. */
  record QueryMethod(
      MethodShape shape,
      Optional<String> entity,
      Optional<String> named,
      QueryModel query,
      Origin annotation)
      implements DaoMethod {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.query(this);
    }
  }

  /** A method with {@code @Increment}. */
  record IncrementMethod(
      MethodShape shape, Optional<String> entity, Optional<String> named, Origin annotation)
      implements DaoMethod {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.increment(this);
    }
  }

  /** A method with {@code @FullScan}, and the reason as written. */
  record ScanMethod(
      MethodShape shape,
      Optional<String> entity,
      Optional<String> named,
      String because,
      Origin annotation)
      implements DaoMethod {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.scan(this);
    }
  }

  /** A method with none of the annotations, or with several, by simple name. */
  record UnclearMethod(MethodShape shape, List<String> annotations) implements DaoMethod {
    public UnclearMethod {
      annotations = List.copyOf(annotations);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.unclear(this);
    }

    @Override
    public Optional<String> entity() {
      return Optional.empty();
    }

    @Override
    public Origin annotation() {
      return shape.origin();
    }
  }

  /** A visitor with one method for each kind of method. */
  interface Cases<R> {
    R insert(InsertMethod method);

    R update(UpdateMethod method);

    R delete(DeleteMethod method);

    R increment(IncrementMethod method);

    R select(SelectMethod method);

    R query(QueryMethod method);

    R scan(ScanMethod method);

    R unclear(UnclearMethod method);
  }

  <R> R match(Cases<R> cases);

  /** Whether the method reads. */
  default boolean reads() {
    return this instanceof SelectMethod || this instanceof ScanMethod;
  }

  /** Returns the properties of that entity that a read returns: all, or those of a projection. */
  default List<PropertyModel> returned(EntityModel entity) {
    return shape()
        .returns()
        .projection()
        .map(projection -> projection.properties(entity))
        .orElseGet(() -> entity.columns().toList());
  }

  /** Whether the rows of a table hold all properties that a read returns. */
  default boolean isAnsweredBy(TableModel table) {
    return table.hasAll(returned(table.entity()));
  }

  /**
   * Whether a read returns only what all rows of a partition share: some of the partition key and
   * of the static properties. Without clustering columns a row is its partition.
   */
  default boolean isOfPartitions(EntityModel entity) {
    return shape().returns().projection().filter(each -> !each.aggregates()).isPresent()
        && !entity.clustering().isEmpty()
        && returned(entity).stream()
            .allMatch(
                property ->
                    property.isStatic()
                        || property.keys().stream()
                            .anyMatch(key -> key.role() == KeyPart.Role.PARTITION));
  }

  /** Whether the method is the statement of a {@code @Query} with its names resolved. */
  default boolean isStatement() {
    return this instanceof SelectMethod select && select.statement().isPresent();
  }

  /** Whether the method writes an entity, a collection of them or a patch that is its parameter. */
  default boolean carriesEntity() {
    return !reads()
        && (shape().position(ParameterModel.Kind.ENTITY).isPresent()
            || shape().position(ParameterModel.Kind.ENTITIES).isPresent()
            || shape().position(ParameterModel.Kind.PATCH).isPresent());
  }

  /** Whether the method writes the differences between two entities. */
  default boolean isChange() {
    return this instanceof UpdateMethod
        && shape().positions(ParameterModel.Kind.ENTITY).size() == 2
        && shape().parameters().stream()
                .flatMap(parameter -> parameter.entity().stream())
                .distinct()
                .count()
            == 1;
  }

  /** Whether the method writes under a condition, from its annotation or because of a version. */
  default boolean isConditionalOn(EntityModel entity) {
    return isConditional()
        || (isChange() && shape().returns().tellsApplied())
        || namesVersionOf(entity);
  }

  /** Whether the method writes a row and gives its version. */
  default boolean namesVersionOf(EntityModel versioned) {
    boolean byEntity =
        shape().position(ParameterModel.Kind.ENTITY).isPresent()
            || shape().position(ParameterModel.Kind.PATCH).isPresent();
    return !reads()
        && versioned
            .version()
            .filter(
                version ->
                    byEntity
                        || (this instanceof UpdateMethod
                            && shape().parameters().stream()
                                .anyMatch(each -> each.name().equals(version.name()))))
            .isPresent();
  }

  /** Returns the condition on columns; empty if the annotation states none. */
  default Optional<ConditionModel> onlyIf() {
    return Optional.empty();
  }

  /** Whether the annotation requests a condition. */
  default boolean isConditional() {
    return isConditionalOnExistence() || onlyIf().isPresent();
  }

  /** Whether the annotation requires that the row exists, or does not. */
  default boolean isConditionalOnExistence() {
    if (this instanceof InsertMethod insert) {
      return insert.ifNotExists();
    }
    if (this instanceof UpdateMethod update) {
      return update.ifExists();
    }
    return this instanceof DeleteMethod delete && delete.ifExists();
  }

  /**
   * Returns what restricts or sets properties: the parameters, followed by what stands for each
   * restriction of a condition of a read.
   */
  default List<ParameterModel> arguments() {
    return shape().parameters();
  }

  /** Returns the restriction that an argument stands for; empty if it is a parameter. */
  default Optional<Restriction> restriction(int argument) {
    return Optional.empty();
  }

  MethodShape shape();

  /**
   * Returns the qualified name of the method's entity. It follows from the parameters, the result,
   * the annotation or the DAO's other methods.
   */
  Optional<String> entity();

  /** Returns the class in the annotation's {@code entity} attribute, which may be no entity. */
  default Optional<String> named() {
    return Optional.empty();
  }

  /** Returns the place of what the whole method says: the method, or its statement. */
  default Origin whole() {
    return shape().origin();
  }

  /** Returns where an attribute of {@code @Select} stands: in a statement, or as written. */
  default Origin clause(String attribute) {
    return annotation().withAttribute(attribute);
  }

  /** Returns the annotation that determines the kind; the method itself, if there is none. */
  Origin annotation();
}
