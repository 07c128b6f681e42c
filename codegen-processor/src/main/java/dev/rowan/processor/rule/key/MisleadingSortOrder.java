package dev.rowan.processor.rule.key;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.Conversion;
import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.JavaScalar;
import dev.rowan.processor.model.JavaType;
import dev.rowan.processor.model.Origin;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.ScalarKind;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.plan.Binding;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.CallRule;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Reports rows that are sorted by a column whose stored order is rarely useful. */
@DesignRule(
    code = "KEY-10",
    severity = Severity.WARNING,
    summary = "Rows are sorted by a column that has no useful order")
public final class MisleadingSortOrder implements EntityRule, CallRule {
  private static final Set<ScalarKind> ENCODED =
      EnumSet.of(ScalarKind.TEXT, ScalarKind.ASCII, ScalarKind.BLOB);

  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return entity.partitionKey().isEmpty()
        ? Stream.empty()
        : TableModel.allOf(entity).stream()
            .flatMap(
                table ->
                    table.clustering().stream()
                        .filter(column -> isBlob(column) && isSortedHere(table, column))
                        .map(column -> ofBlob(table, column)));
  }

  private static boolean isBlob(TableColumn column) {
    return column.type().meaning().equals(ColumnType.of(ScalarKind.BLOB));
  }

  /** Whether the order is that of this table. An index ends with the primary key of the entity. */
  private static boolean isSortedHere(TableModel table, TableColumn column) {
    return table.isBase()
        || table.entity().property(column.component().property()).stream()
            .noneMatch(PropertyModel::isKey);
  }

  private static Complaint ofBlob(TableModel table, TableColumn column) {
    Origin origin =
        table
            .index()
            .map(index -> index.origin().withAttribute("clustering"))
            .orElseGet(
                () ->
                    table.entity().property(column.component().property()).orElseThrow().origin());
    return Complaint.at(
            origin,
            "%s are sorted by `%s`, which is a blob"
                .formatted(
                    table.isBase() ? "rows" : "entries of `%s`".formatted(table.name()),
                    column.parameter()))
        .because("a blob sorts by its unsigned bytes, not by the value that they encode")
        .fix("cluster by the value that the bytes encode, with its own type");
  }

  @Override
  public Stream<Complaint> check(PlannedCall call) {
    if (!(call.plan().orElse(null) instanceof MethodPlan.Read read)
        || !(call.method() instanceof DaoMethod.SelectMethod select)) {
      return Stream.empty();
    }
    Optional<TableColumn> asked =
        read.range()
            .map(Binding::column)
            .or(
                () ->
                    select.orderBy().stream()
                        .flatMap(term -> read.table().byParameter(term.property()).stream())
                        .findFirst());
    return asked.stream().flatMap(column -> ofOrdered(column, call));
  }

  private static Stream<Complaint> ofOrdered(TableColumn column, PlannedCall call) {
    if (column.type() instanceof ColumnType.EnumByName type) {
      return Stream.of(
          complaint(call, column, "by the names of the constants of `" + type.type().brief() + "`")
              .because("an enum is stored by name, so its constants sort alphabetically")
              .fix(
                  "cluster by a number that defines the order, such as int %sRank"
                      .formatted(column.parameter())));
    }
    Optional<String> encoded = encoded(column.type());
    if (encoded.isPresent()) {
      return Stream.of(
          complaint(call, column, "by a `%s` that is stored as text".formatted(encoded.get()))
              .because(
                  "Cassandra sorts the characters, so 10 is before 9 unless each text has the same length")
              .fix("cluster by a number or a time of a type that Cassandra sorts")
              .fix(
                  "@SuppressDesign(rule = \"KEY-10\", because = \"…\") on `%s`, if the texts are in the order of the values"
                      .formatted(call.method().shape().name())));
    }
    return column.type().meaning().equals(ColumnType.of(ScalarKind.UUID))
        ? Stream.of(
            complaint(call, column, "by random UUIDs")
                .because(
                    "random UUIDs sort at random, so a range or \"newest first\" has no"
                        + " meaning")
                .fix(
                    "@Column(type = CqlType.TIMEUUID) if it is a time UUID, or cluster by a time"
                        + " first"))
        : Stream.empty();
  }

  /** Returns the number or time that a column stores as text or as bytes. */
  private static Optional<String> encoded(ColumnType type) {
    boolean text =
        type.meaning() instanceof ColumnType.Scalar scalar && ENCODED.contains(scalar.kind());
    if (!text || !(type instanceof ColumnType.Converted converted)) {
      return Optional.empty();
    }
    if (converted.by() instanceof Conversion.ByClass named && isOrdered(named.converter().java())) {
      return Optional.of(named.converter().java().brief());
    }
    return type.isConverted(JavaScalar.PERIOD)
        ? Optional.of(JavaScalar.PERIOD.simpleName())
        : Optional.empty();
  }

  /** Whether values of a Java type are numbers or times. */
  private static boolean isOrdered(JavaType type) {
    return type.raw().startsWith("java.time.")
        || JavaScalar.of(type.raw())
            .filter(scalar -> scalar.stored().isNumber() || scalar == JavaScalar.UTIL_DATE)
            .isPresent();
  }

  private static Complaint complaint(PlannedCall call, TableColumn column, String by) {
    return Complaint.at(
        call.method().shape().origin(),
        "`%s` sorts or restricts rows by `%s`, that is %s"
            .formatted(call.method().shape().name(), column.parameter(), by));
  }
}
