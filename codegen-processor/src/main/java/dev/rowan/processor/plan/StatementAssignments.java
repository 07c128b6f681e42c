package dev.rowan.processor.plan;

import dev.rowan.cql.statement.ColumnPath;
import dev.rowan.cql.term.ListTerm;
import dev.rowan.cql.term.MapTerm;
import dev.rowan.cql.term.NullTerm;
import dev.rowan.cql.term.SetTerm;
import dev.rowan.cql.term.Term;
import dev.rowan.cql.text.Node;
import dev.rowan.processor.model.Assignment;
import dev.rowan.processor.model.Assignment.Kind;
import dev.rowan.processor.model.ColumnPart;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.ConditionModel.Comparison;
import dev.rowan.processor.model.ConditionModel.Operand;
import dev.rowan.processor.model.ConditionModel.Operator;
import dev.rowan.processor.model.ConditionValue;
import dev.rowan.processor.model.DaoMethod.QueryMethod;
import dev.rowan.processor.model.JavaType;
import dev.rowan.processor.model.ParameterModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.UdtModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Resolves what a statement writes into columns and parts of columns. */
final class StatementAssignments {
  private final QueryMethod method;
  private final StatementNames names;
  private final StatementTerms terms;
  private final StatementPaths paths;
  private final ConditionValues values;
  private final ColumnParts parts;
  private final List<Assignment> all = new ArrayList<>();
  private boolean statics = true;

  StatementAssignments(
      QueryMethod method,
      StatementNames names,
      StatementTerms terms,
      StatementPaths paths,
      List<UdtModel> udts) {
    this.method = method;
    this.names = names;
    this.terms = terms;
    this.paths = paths;
    Function<ColumnType.OfClass, Optional<UdtModel>> types = type -> UdtModel.of(type, udts);
    this.values =
        new ConditionValues(method.shape(), ConditionValues.Use.WRITTEN, types, names.problems());
    this.parts = new ColumnParts(values, types, names.problems());
  }

  /** Returns the assignments, in the order written. */
  List<Assignment> all() {
    return all;
  }

  /** Whether all of them write static columns. */
  boolean areStatic() {
    return statics && !all.isEmpty();
  }

  /** Adds an assignment of SET. */
  void add(dev.rowan.cql.statement.Assignment assignment) {
    Target target = target(assignment.target(), assignment.kind(), assignment.value());
    if (target.property().isEmpty()) {
      return;
    }
    switch (assignment.kind()) {
      case SET -> set(target, assignment.value());
      case ADD -> change(target, Kind.ADD, assignment.value());
      case SUBTRACT -> change(target, Kind.SUBTRACT, assignment.value());
      case PREPEND -> change(target, Kind.PREPEND, assignment.value());
    }
  }

  /** Adds the deletion of a column, of an element or of a field. */
  void delete(ColumnPath path) {
    Target target =
        target(path, dev.rowan.cql.statement.Assignment.Kind.SET, new NullTerm(path.position()));
    if (target.property().isEmpty()) {
      return;
    }
    PropertyModel property = target.property().get();
    boolean ofSet = property.type() instanceof ColumnType.SetOf;
    if (ofSet && path.element() != null) {
      SetTerm element = new SetTerm(List.of(path.element()), path.element().position());
      change(target.whole(), Kind.SUBTRACT, element);
    } else {
      set(target, new NullTerm(path.position()));
    }
  }

  /**
   * What an assignment is about.
   *
   * @param text the assignment in one line
   * @param property empty, with a problem, if no statement writes it
   */
  private record Target(
      ColumnPath path,
      String text,
      Optional<PropertyModel> property,
      Optional<StatementPaths.Path> resolved) {
    /** Returns the target without its element. */
    Target whole() {
      return new Target(
          new ColumnPath(path.column(), null, null),
          text,
          property,
          resolved.map(each -> StatementPaths.Path.of(each.column())));
    }
  }

  private Target target(ColumnPath path, dev.rowan.cql.statement.Assignment.Kind kind, Term value) {
    String text = terms.brief(new dev.rowan.cql.statement.Assignment(path, kind, value));
    Optional<StatementPaths.Path> resolved = paths.of(path);
    Optional<PropertyModel> property =
        resolved
            .flatMap(each -> names.table().entity().property(each.column().component().property()))
            .filter(each -> isWritable(path, each));
    return new Target(path, text, property, resolved);
  }

  private boolean isWritable(ColumnPath path, PropertyModel property) {
    String name = path.column().text();
    if (property.isKey()) {
      names.add(
          path,
          "`%s` is a column of the key, which no statement changes".formatted(name),
          "the key locates the row; with another key it is another row",
          "drop the assignment");
    } else if (property.version()) {
      names.add(
          path,
          "`%s` is the version of the row".formatted(name),
          "each update increments it, if the row has the version that IF compares",
          "drop the assignment, and write IF %1$s = :%1$s".formatted(name));
    } else if (property.chunked().isPresent()) {
      names.add(
          path,
          "`%s` is a large value, which no statement writes".formatted(name),
          "its content is stored in chunks",
          "write it by a method that returns LargeValue");
    } else {
      return isFirst(path, property) && !property.type().isUnsupported(); // MAP-01
    }
    return false;
  }

  /** Whether the statement has no other assignment of the column, but of other parts of it. */
  private boolean isFirst(ColumnPath path, PropertyModel property) {
    boolean first =
        all.stream()
            .filter(each -> each.as().name().equals(property.name()))
            .allMatch(each -> isBeside(each.part(), path));
    if (!first) {
      names.add(
          path,
          "the statement writes `%s` twice".formatted(path.column().text()),
          "one column has one change in a statement, except different keys of a map and different"
              + " fields",
          "drop one of the assignments");
    }
    return first;
  }

  private static boolean isBeside(ColumnPart earlier, ColumnPath path) {
    return (earlier instanceof ColumnPart.Entry && path.element() != null)
        || (earlier instanceof ColumnPart.Field field
            && path.field() != null
            && !field.field().column().equals(path.field().text()));
  }

  /** Adds a value of the whole column, of a key of a map, of an element or of a field. */
  private void set(Target target, Term value) {
    PropertyModel property = target.property().orElseThrow();
    Comparison written = written(target, value);
    if (property.type() instanceof ColumnType.Count) {
      names.add(
          target.path(),
          "`%s` sets a counter".formatted(target.text()),
          "Cassandra can only add to a counter",
          "write `%1$s = %1$s + :amount`".formatted(target.path().column().toCql()));
      return;
    }
    boolean part = !target.path().isWholeColumn();
    if (part && !property.type().isMultiCell()) {
      names.add(
          target.path(),
          "`%s` is one value, and has no part to write".formatted(target.path().column().text()),
          property.type().isCollection()
              ? "a @Frozen collection is stored as one value"
              : "only collections and user-defined types that are not @Frozen have parts",
          "write `%s` as a whole".formatted(target.path().column().text()));
      return;
    }
    if (value instanceof MapTerm map && property.type() instanceof ColumnType.MapOf && !part) {
      all.add(
          assignment(property, Kind.SET, new ColumnPart.Whole(), new ConditionValue.NoEntries()));
      entries(target, map);
      return;
    }
    parts
        .of(written, property)
        .ifPresent(
            each ->
                value(written, ColumnParts.typed(property, each), value)
                    .ifPresent(fitting -> all.add(assignment(property, Kind.SET, each, fitting))));
  }

  /** Adds elements to a collection, removes elements, or adds to a counter. */
  private void change(Target target, Kind kind, Term value) {
    PropertyModel property = target.property().orElseThrow();
    ColumnType type = property.type();
    boolean possible =
        kind == Kind.PREPEND
            ? type instanceof ColumnType.ListOf
            : type.isCollection() || type instanceof ColumnType.Count;
    boolean changes = type instanceof ColumnType.Count || type.isMultiCell();
    if (!possible || !changes || !target.path().isWholeColumn()) {
      names.add(
          target.path(),
          "`%s` is not possible: `%s` is `%s`"
              .formatted(
                  target.text(),
                  target.path().toCql(),
                  (type.isCollection() && !changes ? "@Frozen " : "")
                      + property.javaType().brief()),
          kind == Kind.PREPEND
              ? "only a list has a start"
              : "elements are added to collections that are not @Frozen, and amounts to counters",
          "read the row, and write the new value");
    } else if (value instanceof MapTerm map
        && kind == Kind.ADD
        && type instanceof ColumnType.MapOf) {
      entries(target, map);
    } else {
      value(written(target, value), changed(property, kind), value)
          .ifPresent(each -> all.add(assignment(property, kind, new ColumnPart.Whole(), each)));
    }
  }

  /** Returns the type of what is added or removed: of a map, keys are removed. */
  private static ColumnParts.Typed changed(PropertyModel property, Kind kind) {
    if (property.type() instanceof ColumnType.MapOf map && kind == Kind.SUBTRACT) {
      JavaType key = property.javaType().arguments().get(0);
      return new ColumnParts.Typed(
          JavaType.library("java.util", "Set", key.boxed()),
          new ColumnType.SetOf(map.key(), false));
    }
    return new ColumnParts.Typed(property.javaType(), property.type());
  }

  private void entries(Target target, MapTerm map) {
    PropertyModel property = target.property().orElseThrow();
    for (MapTerm.Entry entry : map.entries()) {
      ColumnPath path = new ColumnPath(target.path().column(), entry.key(), null);
      Optional<Operand> key = terms.operand(entry.key());
      if (key.isPresent() && isValue(entry.value())) {
        set(
            new Target(
                path,
                target.text(),
                Optional.of(property),
                target.resolved().map(each -> withKey(each, key))),
            entry.value());
      }
    }
  }

  private static StatementPaths.Path withKey(StatementPaths.Path whole, Optional<Operand> key) {
    return new StatementPaths.Path(whole.column(), key, Optional.empty());
  }

  private boolean isValue(Term value) {
    if (value instanceof NullTerm) {
      names.add(
          value, "an element is null", "a collection has no null elements", "drop the element");
      return false;
    }
    return true;
  }

  /** Returns a value of a type; empty, with a problem, if the term is none. */
  private Optional<ConditionValue> value(Comparison written, ColumnParts.Typed type, Term value) {
    boolean set = type.stored() instanceof ColumnType.SetOf;
    List<Term> elements =
        value instanceof ListTerm list && type.stored() instanceof ColumnType.ListOf
            ? list.elements()
            : value instanceof SetTerm braces && (set || isEmptyMap(braces, type))
                ? braces.elements()
                : List.of(value);
    if (elements.equals(List.of(value))) {
      return terms
          .operand(value)
          .flatMap(operand -> values.one(written, operand, type.java(), type.stored()));
    }
    if (!set && !(type.stored() instanceof ColumnType.ListOf)) {
      return Optional.of(new ConditionValue.NoEntries());
    }
    JavaType element = type.java().arguments().get(0);
    List<ConditionValue> resolved =
        elements.stream()
            .filter(this::isValue)
            .flatMap(each -> terms.operand(each).stream())
            .flatMap(each -> values.one(written, each, element, type.stored().element()).stream())
            .toList();
    return resolved.size() == elements.size()
        ? Optional.of(new ConditionValue.Listed(resolved, set))
        : Optional.empty();
  }

  private static boolean isEmptyMap(SetTerm braces, ColumnParts.Typed type) {
    return braces.elements().isEmpty() && type.stored() instanceof ColumnType.MapOf;
  }

  /** Returns an assignment as the comparison that says the same of its column and its value. */
  private static Comparison written(Target target, Node value) {
    StatementPaths.Path path = target.resolved().orElseThrow();
    return new Comparison(
        target.text(),
        StatementNames.place(value),
        path.column().parameter(),
        List.of(),
        path.key(),
        path.field(),
        Operator.EQ,
        List.of(),
        false);
  }

  private Assignment assignment(
      PropertyModel property, Kind kind, ColumnPart part, ConditionValue value) {
    statics &= property.isStatic();
    return new Assignment(
        new ParameterModel(
            property.name(),
            property.javaType(),
            ParameterModel.Kind.VALUE,
            property.type(),
            Optional.empty(),
            method.annotation().withAttribute("value")),
        kind,
        part,
        value);
  }
}
