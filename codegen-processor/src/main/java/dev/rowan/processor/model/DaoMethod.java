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
      Optional<WriteStatementModel> written,
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
          && written.isEmpty()
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
      Optional<WriteStatementModel> written,
      Origin annotation)
      implements DaoMethod {
    /** Returns the method as one of that entity. */
    public UpdateMethod of(Optional<String> newEntity) {
      return new UpdateMethod(
          shape, newEntity, named, ifExists, onlyIf, nulls, written, annotation);
    }

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
      Optional<WriteStatementModel> written,
      Origin annotation)
      implements DaoMethod {
    /** Returns the method as one of that entity. */
    public DeleteMethod of(Optional<String> newEntity) {
      return new DeleteMethod(
          shape, newEntity, named, ifExists, beyondLast, onlyIf, written, annotation);
    }

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
    public List<Restriction> restricted() {
      return restrictions;
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.select(this);
    }
  }

  /**
   * A method with {@code @Query}, before the names of its statement are resolved.
   *
   * @param nulls the meaning of null values of an INSERT
   */
  record QueryMethod(
      MethodShape shape,
      Optional<String> entity,
      Optional<String> named,
      QueryModel query,
      Nulls nulls,
      Origin annotation)
      implements DaoMethod {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.query(this);
    }
  }

  /** A method with {@code @Increment}. */
  record IncrementMethod(
      MethodShape shape,
      Optional<String> entity,
      Optional<String> named,
      Optional<WriteStatementModel> written,
      Origin annotation)
      implements DaoMethod {
    /** Returns the method as one of that entity. */
    public IncrementMethod of(Optional<String> newEntity) {
      return new IncrementMethod(shape, newEntity, named, written, annotation);
    }

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

  /** Whether the rows of a table hold all properties and times that a read returns. */
  default boolean isAnsweredBy(TableModel table) {
    return table.hasAll(returned(table.entity()))
        && (table.isBase() || !shape().returns().readsTimesOf(table.entity()));
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
    return written().isPresent()
        || (this instanceof SelectMethod select && select.statement().isPresent());
  }

  /** Whether the method writes an entity, a collection of them or a patch that is its parameter. */
  default boolean carriesEntity() {
    return !reads() && shape().carriesEntity();
  }

  /** Whether the method writes the differences between two entities. */
  default boolean isChange() {
    return this instanceof UpdateMethod && shape().hasTwoStates();
  }

  /** Whether the method writes under a condition, from its annotation or because of a version. */
  default boolean isConditionalOn(EntityModel entity) {
    return isConditional()
        || (isChange() && shape().returns().tellsApplied())
        || namesVersionOf(entity);
  }

  /** Whether the method writes a row and gives its version. */
  default boolean namesVersionOf(EntityModel versioned) {
    return GivenVersion.isIn(this, versioned);
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
    return (this instanceof InsertMethod insert && insert.ifNotExists())
        || (this instanceof UpdateMethod update && update.ifExists())
        || (this instanceof DeleteMethod delete && delete.ifExists());
  }

  /** Returns what the statement of a {@code @Query} writes; empty for all other methods. */
  default Optional<WriteStatementModel> written() {
    return Optional.empty();
  }

  /** Returns what a condition of a read, or a statement, says about properties. */
  default List<Restriction> restricted() {
    return written().map(WriteStatementModel::restrictions).orElse(List.of());
  }

  /**
   * Returns what restricts or sets properties: the parameters, followed by what stands for each
   * restriction and for each assignment.
   */
  default List<ParameterModel> arguments() {
    return Stream.of(
            shape().parameters().stream(),
            restricted().stream().map(Restriction::as),
            written().stream().flatMap(each -> each.assignments().stream()).map(Assignment::as))
        .flatMap(each -> each)
        .toList();
  }

  /** Returns the restriction that an argument stands for. */
  default Optional<Restriction> restriction(int argument) {
    int at = argument - shape().parameters().size();
    return at < 0 ? Optional.empty() : restricted().stream().skip(at).findFirst();
  }

  /** Returns the assignment that an argument stands for. */
  default Optional<Assignment> assignment(int argument) {
    int at = argument - shape().parameters().size() - restricted().size();
    return at < 0
        ? Optional.empty()
        : written().flatMap(each -> each.assignments().stream().skip(at).findFirst());
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
    return isStatement() ? clause("value") : shape().origin();
  }

  /** Returns where an attribute of an annotation stands: in a statement, or as written. */
  default Origin clause(String attribute) {
    return annotation().withAttribute(isStatement() ? "value" : attribute);
  }

  /** Returns the annotation that determines the kind; the method itself, if there is none. */
  Origin annotation();
}
