package dev.rowan.processor.model;

import dev.rowan.cql.statement.Batch;
import dev.rowan.cql.statement.ColumnPath;
import dev.rowan.cql.statement.Delete;
import dev.rowan.cql.statement.Insert;
import dev.rowan.cql.statement.Modification;
import dev.rowan.cql.statement.Select;
import dev.rowan.cql.statement.SelectItem;
import dev.rowan.cql.statement.Update;
import dev.rowan.cql.term.BindMarker;
import dev.rowan.cql.term.CellProperty;
import dev.rowan.cql.term.ColumnTerm;
import dev.rowan.cql.term.CountRows;
import dev.rowan.cql.term.ElementTerm;
import dev.rowan.cql.term.FieldTerm;
import dev.rowan.cql.term.FunctionCall;
import dev.rowan.cql.term.Term;
import dev.rowan.cql.text.Name;
import dev.rowan.cql.text.QualifiedName;
import dev.rowan.cql.text.Statement;
import dev.rowan.cql.text.TextPosition;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The statement of a {@code @Query}, as written. Its names are names of tables and columns.
 *
 * @param statement the statement; empty if the text is not CQL
 * @param markers the bind markers of the whole text
 * @param unreadable why the text is not CQL
 * @param part the place of the statement in a BATCH; empty for a statement of its own
 */
public record QueryModel(
    String text,
    Optional<Statement> statement,
    List<BindMarker> markers,
    Optional<Unreadable> unreadable,
    Optional<BatchPart> part) {
  public QueryModel {
    markers = List.copyOf(markers);
  }

  /**
   * Why a text is not CQL.
   *
   * @param found what stands at the position, in words
   * @param expected what can stand there; empty if no other word would be right
   */
  public record Unreadable(TextPosition position, String found, List<String> expected) {
    public Unreadable {
      expected = List.copyOf(expected);
    }
  }

  /**
   * One thing that a statement returns.
   *
   * @param column the column; {@code *} for the number of rows
   */
  public record Item(String column, Aspect aspect) {}

  /** Returns the statements of a BATCH as statements of their own; empty for other statements. */
  public List<QueryModel> parts(ReturnModel result) {
    return batch().stream()
        .flatMap(
            batch ->
                IntStream.range(0, batch.statements().size())
                    .mapToObj(at -> new BatchPart(batch, at, result)))
        .map(this::part)
        .toList();
  }

  /** Returns a statement of the same BATCH. */
  public QueryModel part(BatchPart of) {
    return new QueryModel(
        text,
        Optional.of(of.batch().statements().get(of.at())),
        markers,
        unreadable,
        Optional.of(of));
  }

  /** Returns the names of the parameters that the whole text uses. */
  public Set<String> parameters() {
    return markers.stream()
        .flatMap(marker -> Optional.ofNullable(marker.name()).stream())
        .map(this::written)
        .collect(Collectors.toSet());
  }

  /** Returns a name in the letters of the text, which the server would fold to lower case. */
  public String written(Name name) {
    int start = name.position().offset();
    return text.startsWith("\"", start)
        ? name.text()
        : text.substring(start, start + name.text().length());
  }

  private Optional<Batch> batch() {
    return statement.filter(Batch.class::isInstance).map(Batch.class::cast);
  }

  /** Returns the statement as a select. */
  public Optional<Select> select() {
    return statement.filter(Select.class::isInstance).map(Select.class::cast);
  }

  /** Returns the table that the statement names; empty if it is about none, or about several. */
  public Optional<QualifiedName> table() {
    return statement.flatMap(
        each ->
            each instanceof Update update
                ? Optional.of(update.table())
                : each instanceof Delete delete
                    ? Optional.of(delete.table())
                    : each instanceof Insert insert
                        ? Optional.of(insert.table())
                        : select().map(Select::table));
  }

  /** Whether the statement changes rows. */
  public boolean writes() {
    return statement.filter(Modification.class::isInstance).isPresent() || batch().isPresent();
  }

  /** Returns what a select lists, in order; an item that no read returns is left out. */
  public List<Item> items() {
    return select().stream()
        .flatMap(select -> select.items().stream())
        .flatMap(item -> item(item).stream())
        .toList();
  }

  /** Returns what an item of a select stands for; empty if no read returns it. */
  public static Optional<Item> item(SelectItem item) {
    Term term = item.term();
    if (term instanceof ColumnTerm column) {
      return Optional.of(new Item(column.column().text(), Aspect.VALUE));
    }
    if (term instanceof CountRows) {
      return Optional.of(new Item("*", Aspect.COUNT));
    }
    if (term instanceof CellProperty cell) {
      return cell.kind() == CellProperty.Kind.MAXWRITETIME
          ? Optional.empty()
          : of(cell.kind().name(), List.of(cell.term()));
    }
    if (term instanceof FunctionCall call) {
      return of(call.function().name().text(), call.arguments());
    }
    return path(term).map(path -> new Item(path.column().text(), Aspect.PART));
  }

  /** Returns the part of a column that a term names; empty if it names none. */
  public static Optional<ColumnPath> path(Term term) {
    if (term instanceof FieldTerm field && field.receiver() instanceof ColumnTerm column) {
      return Optional.of(new ColumnPath(column.column(), null, field.field()));
    }
    return term instanceof ElementTerm element && element.receiver() instanceof ColumnTerm column
        ? Optional.of(new ColumnPath(column.column(), element.key(), null))
        : Optional.empty();
  }

  private static Optional<Item> of(String function, List<Term> arguments) {
    if (arguments.isEmpty() || !(arguments.get(0) instanceof ColumnTerm column)) {
      return Optional.empty();
    }
    boolean compares = arguments.size() == 2 && arguments.get(1) instanceof BindMarker;
    return Aspect.byFunction(function.toLowerCase(Locale.ROOT))
        .filter(aspect -> aspect != Aspect.COUNT)
        .filter(aspect -> aspect.isSimilarity() ? compares : arguments.size() == 1)
        .map(aspect -> new Item(column.column().text(), aspect));
  }

  /** Returns a place in the text for messages: {@code line 1, column 8}. */
  public String place(int offset) {
    int line = (int) text.substring(0, offset).chars().filter(each -> each == '\n').count() + 1;
    int column = offset - text.lastIndexOf('\n', offset - 1);
    return "line %d, column %d".formatted(line, column);
  }
}
