package dev.rowan.processor.plan;

import dev.rowan.cql.statement.ColumnPath;
import dev.rowan.cql.text.Name;
import dev.rowan.processor.diagnostic.NearName;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.ConditionModel.Operand;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.model.UdtModel;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Resolves the columns of a statement, and the keys and fields beside them. */
final class StatementPaths {
  private final StatementNames names;
  private final StatementTerms terms;
  private final Function<ColumnType.OfClass, Optional<UdtModel>> udts;

  StatementPaths(
      StatementNames names,
      StatementTerms terms,
      Function<ColumnType.OfClass, Optional<UdtModel>> udts) {
    this.names = names;
    this.terms = terms;
    this.udts = udts;
  }

  /**
   * A column, or a part of it.
   *
   * @param key what stands in brackets
   * @param field the property of the field after the dot
   */
  record Path(TableColumn column, Optional<Operand> key, Optional<String> field) {
    static Path of(TableColumn column) {
      return new Path(column, Optional.empty(), Optional.empty());
    }
  }

  /** Returns a path; empty, with a problem, if a name of it is unknown. */
  Optional<Path> of(ColumnPath path) {
    Optional<TableColumn> column = names.column(path.column());
    if (path.element() != null) {
      Optional<Operand> key = terms.operand(path.element());
      return column
          .filter(each -> key.isPresent())
          .map(each -> new Path(each, key, Optional.empty()));
    }
    if (path.field() == null) {
      return column.map(Path::of);
    }
    Name written = path.field();
    return column.flatMap(
        each -> {
          Optional<String> field = field(each, written);
          return field.map(name -> new Path(each, Optional.empty(), field));
        });
  }

  private Optional<String> field(TableColumn column, Name written) {
    Optional<UdtModel> type =
        column.type() instanceof ColumnType.UserOf user ? udts.apply(user) : Optional.empty();
    if (type.isEmpty()) {
      names.add(
          written,
          "`%s` is `%s`, which has no fields".formatted(column.name(), column.javaType().brief()),
          "a dot names a field of a user-defined type",
          "name `%s` as a whole".formatted(column.name()));
      return Optional.empty();
    }
    Optional<PropertyModel> field =
        type.get().fields().filter(each -> each.column().equals(written.text())).findFirst();
    if (field.isEmpty()) {
      List<String> fields = type.get().fields().map(PropertyModel::column).toList();
      names.add(
          written,
          "`%s` is no field of `%s`%s"
              .formatted(
                  written.text(), type.get().typeName(), NearName.question(written.text(), fields)),
          "a dot names a field of the user-defined type",
          "name one of " + String.join(", ", fields));
    }
    return field.map(PropertyModel::name);
  }
}
