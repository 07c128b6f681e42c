package dev.rowan.processor.plan;

import dev.rowan.cql.statement.Batch;
import dev.rowan.cql.text.QualifiedName;
import dev.rowan.processor.diagnostic.NearName;
import dev.rowan.processor.model.BatchPart;
import dev.rowan.processor.model.CqlName;
import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.DaoMethod.QueryMethod;
import dev.rowan.processor.model.DaoMethod.SelectMethod;
import dev.rowan.processor.model.Declarations;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.QueryModel;
import dev.rowan.processor.model.ReturnModel;
import dev.rowan.processor.model.TableModel;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Resolves the statement of a {@code @Query}: it finds the table, and leaves the rest to the
 * planner of reads or to that of writes.
 */
final class StatementPlanner {
  private static final Pattern WORD = Pattern.compile("[A-Za-z]\\w*");

  private StatementPlanner() {}

  /**
   * A statement with its names resolved.
   *
   * @param method the method that the statement stands for; the method as written, if there are
   *     problems
   */
  record Resolved(DaoMethod method, Optional<EntityModel> entity, List<ConditionProblem> problems) {
    Resolved {
      problems = List.copyOf(problems);
    }
  }

  /**
   * Resolves a statement.
   *
   * @param shown the entities that the methods of the DAO name. A build that compiles a part of the
   *     sources knows only by these names that the DAO depends on an entity
   */
  static Resolved resolve(QueryMethod method, Set<String> shown, Declarations declared) {
    QueryModel query = method.query();
    if (query.unreadable().isPresent()) {
      return refused(method, unreadable(query, query.unreadable().get()));
    }
    Optional<ConditionProblem> ofBatch = query.part().flatMap(part -> ofBatch(method, part));
    if (ofBatch.isPresent()) {
      return refused(method, ofBatch.get());
    }
    Optional<QualifiedName> name = query.table();
    if (name.isEmpty()) {
      return refused(
          method,
          ConditionProblem.of(
              "the statement is no SELECT, INSERT, UPDATE or DELETE, and no BATCH of writes",
              "a @Query reads rows of one table, or writes rows",
              "write one of these statements"));
    }
    Optional<TableModel> table = table(method, name.get(), declared);
    if (table.isEmpty()) {
      return refused(method, unknown(name.get(), declared));
    }
    EntityModel entity = table.get().entity();
    return shown.contains(entity.name().qualified())
        ? resolve(method, table.get(), declared)
        : refused(
            method,
            ConditionProblem.at(
                StatementNames.place(name.get()),
                "the methods of the DAO do not name `%s`, the entity of `%s`"
                    .formatted(entity.name().simple(), table.get().name()),
                "a build that compiles only changed sources must know that the DAO depends on it",
                "name it beside the statement: entity = %s.class"
                    .formatted(entity.name().nested())));
  }

  private static Resolved resolve(QueryMethod method, TableModel table, Declarations declared) {
    return method
        .query()
        .select()
        .map(select -> ReadStatementPlanner.resolve(method, select, table, declared.udts()))
        .orElseGet(() -> WriteStatementPlanner.resolve(method, table, declared));
  }

  /** Returns what is wrong with the plan of a statement. */
  static List<ConditionProblem> problems(DaoMethod method, PlannedCall call) {
    return method instanceof SelectMethod select
        ? ReadStatementPlanner.problems(select, call.plan())
        : WriteStatementPlanner.problems(call);
  }

  /** Returns what is wrong with a batch as a whole, at its first statement. */
  private static Optional<ConditionProblem> ofBatch(QueryMethod method, BatchPart part) {
    Batch batch = part.batch();
    if (!part.isFirst()) {
      return Optional.empty();
    }
    if (batch.kind() == Batch.Kind.COUNTER) {
      return Optional.of(
          ConditionProblem.at(
              1,
              "the batch is a COUNTER batch",
              "Cassandra counts a part of it twice if it is sent again, so no retry is safe",
              "give each counter a method of its own: UPDATE, or @Increment"));
    }
    if (batch.kind() == Batch.Kind.UNLOGGED) {
      return Optional.of(
          ConditionProblem.at(
              1,
              "the batch is UNLOGGED",
              "a crash could leave a part of it, and rows without their index entries",
              "drop UNLOGGED, or give each statement a method of its own"));
    }
    if (batch.using().ttl() != null) {
      return Optional.of(
          ConditionProblem.at(
              1,
              "the batch has a TTL",
              "CQL has a TTL for each statement, and a timestamp for a batch",
              "write USING TTL in each INSERT and UPDATE"));
    }
    return part.result().kind() == ReturnModel.Kind.NOTHING
        ? Optional.empty()
        : Optional.of(
            ConditionProblem.of(
                "a batch has no result, and `%s` returns `%s`"
                    .formatted(method.shape().name(), part.result().type().brief()),
                "its writes have no conditions, and read no rows",
                "void, or CompletionStage<Void>"));
  }

  /** Returns the method with another statement. */
  static QueryMethod with(QueryMethod method, QueryModel statement) {
    return new QueryMethod(
        method.shape(),
        method.entity(),
        method.named(),
        statement,
        method.nulls(),
        method.annotation());
  }

  /** Returns the table that a statement names, if there is such a table. */
  static Optional<TableModel> table(QueryMethod method, Declarations declared) {
    return method.query().table().flatMap(name -> table(method, name, declared));
  }

  /** Returns the entity of the table that a statement names, if there is such a table. */
  static Optional<EntityModel> entity(QueryMethod method, Declarations declared) {
    return table(method, declared).map(TableModel::entity);
  }

  private static Resolved refused(QueryMethod method, ConditionProblem problem) {
    return new Resolved(method, Optional.empty(), List.of(problem));
  }

  private static ConditionProblem unreadable(QueryModel query, QueryModel.Unreadable why) {
    int offset = why.position().offset();
    String found = "the statement cannot be read: found " + why.found();
    if (offset > 0 && query.text().charAt(offset - 1) == ':') {
      return ConditionProblem.at(
          offset + 1,
          found,
          "the name of the parameter is a word of CQL",
          "give the parameter another name, or write its name in quotation marks after the colon");
    }
    String expected =
        why.expected().isEmpty()
            ? "the text is no CQL"
            : "expected " + String.join(" or ", why.expected());
    return Optional.of(query.text().substring(offset))
        .filter(text -> why.expected().contains("a name"))
        .flatMap(StatementPlanner::quoted)
        .map(
            name ->
                ConditionProblem.at(
                    offset + 1,
                    found,
                    expected + "; a reserved word is a name only in quotation marks",
                    "write `%s` if it is a name".formatted(name)))
        .orElseGet(
            () ->
                ConditionProblem.at(
                    offset + 1,
                    found,
                    expected,
                    "write a statement such as \"select * from item where id = :id\""));
  }

  /** Returns the reserved word that a text begins with, as a name. */
  private static Optional<String> quoted(String text) {
    Matcher word = WORD.matcher(text);
    if (!word.lookingAt()) {
      return Optional.empty();
    }
    String name = word.group().toLowerCase(Locale.ROOT);
    return Optional.of(CqlName.of(name)).filter(cql -> !cql.equals(name));
  }

  /** Returns the table of that name, if possible of an entity that the method names. */
  private static Optional<TableModel> table(
      QueryMethod method, QualifiedName name, Declarations declared) {
    Comparator<TableModel> named =
        Comparator.comparing(
            table -> method.entity().filter(table.entity().name().qualified()::equals).isEmpty());
    return name.keyspace() != null
        ? Optional.empty()
        : declared.entities().stream()
            .flatMap(entity -> TableModel.allOf(entity).stream())
            .filter(table -> table.name().equals(name.name().text()))
            .min(named);
  }

  private static ConditionProblem unknown(QualifiedName name, Declarations declared) {
    int place = StatementNames.place(name);
    if (name.keyspace() != null) {
      return ConditionProblem.at(
          place,
          "`%s` names a keyspace".formatted(name.toCql()),
          "the connection string determines the keyspace",
          "write `%s`".formatted(name.name().toCql()));
    }
    List<String> tables =
        declared.entities().stream()
            .flatMap(entity -> TableModel.allOf(entity).stream())
            .map(TableModel::name)
            .toList();
    String text = name.name().text();
    return ConditionProblem.at(
        place,
        "`%s` is no table of the model%s".formatted(text, NearName.question(text, tables)),
        "a statement reads the table of an entity, or one that its annotations declare",
        NearName.of(text, tables)
            .map(near -> "write `%s`".formatted(CqlName.of(near)))
            .orElse("name one of " + String.join(", ", tables)),
        "name the entity, if it is not compiled with the DAO: entity = <your entity>.class");
  }
}
