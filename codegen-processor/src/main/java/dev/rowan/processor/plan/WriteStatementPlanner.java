package dev.rowan.processor.plan;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Nulls;
import dev.rowan.cql.statement.Delete;
import dev.rowan.cql.statement.Insert;
import dev.rowan.cql.statement.Relation;
import dev.rowan.cql.statement.Update;
import dev.rowan.cql.statement.Using;
import dev.rowan.cql.term.Term;
import dev.rowan.cql.text.Node;
import dev.rowan.cql.text.QualifiedName;
import dev.rowan.cql.text.Statement;
import dev.rowan.processor.model.BatchPart;
import dev.rowan.processor.model.ConditionModel;
import dev.rowan.processor.model.ConditionModel.Comparison;
import dev.rowan.processor.model.ConditionModel.Operator;
import dev.rowan.processor.model.ConditionValue;
import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.DaoMethod.QueryMethod;
import dev.rowan.processor.model.Declarations;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.model.UdtModel;
import dev.rowan.processor.model.WriteStatementModel;
import dev.rowan.processor.plan.StatementPlanner.Resolved;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Resolves an INSERT, an UPDATE or a DELETE: its table and columns become the entity, the
 * restrictions and the assignments of a method, which is planned as each other write.
 */
final class WriteStatementPlanner {
  private static final long LONGEST_TTL = 20L * 365 * 24 * 60 * 60;

  private final QueryMethod method;
  private final EntityModel entity;
  private final TableModel table;
  private final List<UdtModel> udts;
  private final StatementNames names;
  private final StatementTerms terms;
  private final StatementPaths paths;
  private final StatementAssignments assignments;

  private WriteStatementPlanner(QueryMethod method, TableModel table, Declarations declared) {
    this.method = method;
    this.entity = table.entity();
    this.table = table;
    this.udts = declared.udts();
    this.names = new StatementNames(method.query(), table);
    this.terms = new StatementTerms(method.shape(), names);
    this.paths = new StatementPaths(names, terms, type -> UdtModel.of(type, udts));
    this.assignments = new StatementAssignments(method, names, terms, paths, udts);
  }

  /** Resolves a statement that writes rows of a table. */
  static Resolved resolve(QueryMethod method, TableModel table, Declarations declared) {
    return new WriteStatementPlanner(method, table, declared).resolved();
  }

  /** Returns what is wrong with the condition of a statement. */
  static List<ConditionProblem> problems(PlannedCall call) {
    return call.condition().map(ConditionPlan::problems).orElse(List.of());
  }

  private Resolved resolved() {
    QualifiedName named = method.query().table().orElseThrow();
    if (!table.isBase()) {
      names.add(
          named,
          "`%s` is derived from `%s`, and no statement writes it"
              .formatted(table.name(), entity.table()),
          "each write of a row of `%s` also writes its entries".formatted(entity.table()),
          "write `%s`".formatted(entity.table()));
      return names.resolved(method, method);
    }
    names.checkEntity(method, named);
    Statement statement = method.query().statement().orElseThrow();
    DaoMethod written =
        statement instanceof Update update
            ? update(update)
            : statement instanceof Delete delete ? delete(delete) : insert((Insert) statement);
    boolean checksUse = method.query().part().map(BatchPart::isFirst).orElse(true);
    if (names.problems().isEmpty() && checksUse) {
      terms.checkUse(method.query());
    }
    return names.resolved(method, written);
  }

  /** Returns the attributes of a statement, with those of the batch. */
  private Using using(Using own) {
    Using ofBatch = method.query().part().map(part -> part.batch().using()).orElse(Using.NONE);
    if (ofBatch.timestamp() == null) {
      return own;
    }
    if (own.timestamp() != null) {
      names.add(
          own.timestamp(),
          "USING TIMESTAMP in a statement and in its batch",
          "all writes of the batch have one timestamp",
          "drop it here");
    }
    return new Using(ofBatch.timestamp(), own.ttl());
  }

  private void refuseCondition(Node place) {
    if (method.query().part().isPresent()) {
      names.add(
          place,
          "IF in a batch",
          "a condition covers one partition, and the writes of a batch are of several rows",
          "drop IF, or write the row by a method of its own, outside the batch");
    }
  }

  private DaoMethod insert(Insert insert) {
    List<Comparison> located = new ArrayList<>();
    if (!entity.counts()) {
      located.addAll(new StatementInsert(names, terms, assignments).resolve(insert));
    } else {
      names.add(
          insert.table(),
          "`%s` has counters, which no INSERT writes".formatted(entity.table()),
          "Cassandra can only add to a counter",
          "UPDATE and SET, such as likes = likes + :number");
    }
    boolean conditional = insert.ifNotExists() || entity.version().isPresent();
    if (insert.ifNotExists()) {
      refuseCondition(insert.table());
    }
    checkTtlOfInsert(insert.using().ttl());
    return new DaoMethod.InsertMethod(
        method.shape(),
        Optional.of(entity.name().qualified()),
        insert.ifNotExists(),
        method.nulls(),
        Optional.of(written(located, using(insert.using()), conditional)),
        method.annotation());
  }

  private DaoMethod update(Update update) {
    update.assignments().forEach(assignments::add);
    if (update.ifExists() || !update.conditions().isEmpty()) {
      refuseCondition(update.table());
    }
    return changed(
        update.where(), using(update.using()), update.ifExists(), conditions(update.conditions()));
  }

  private DaoMethod delete(Delete delete) {
    delete.columns().forEach(assignments::delete);
    Using using = using(new Using(delete.timestamp(), null));
    if (delete.ifExists() || !delete.conditions().isEmpty()) {
      refuseCondition(delete.table());
    }
    List<Comparison> conditions = conditions(delete.conditions());
    if (!delete.columns().isEmpty()) {
      return changed(delete.where(), using, delete.ifExists(), conditions);
    }
    return new DaoMethod.DeleteMethod(
        method.shape(),
        Optional.of(entity.name().qualified()),
        method.named(),
        delete.ifExists(),
        false,
        onlyIf(conditions),
        Optional.of(
            written(
                locating(delete.where(), true, true),
                using,
                delete.ifExists() || !conditions.isEmpty())),
        method.annotation());
  }

  /** Returns the change of columns of one row, or of one partition. */
  private DaoMethod changed(
      List<Relation> where, Using using, boolean ifExists, List<Comparison> conditions) {
    boolean conditional = ifExists || !conditions.isEmpty();
    List<Comparison> located = locating(where, false, !conditional && !entity.counts());
    conditions.stream().filter(this::isVersion).forEach(located::add);
    WriteStatementModel written = written(located, using, conditional);
    checkTtl(using.ttl());
    if (entity.counts()) {
      checkCounters(where, using, conditional);
      return new DaoMethod.IncrementMethod(
          method.shape(),
          Optional.of(entity.name().qualified()),
          method.named(),
          Optional.of(written),
          method.annotation());
    }
    return new DaoMethod.UpdateMethod(
        method.shape(),
        Optional.of(entity.name().qualified()),
        method.named(),
        ifExists,
        onlyIf(conditions.stream().filter(Predicate.not(this::isVersion)).toList()),
        Nulls.UNSET,
        Optional.of(written),
        method.annotation());
  }

  private WriteStatementModel written(List<Comparison> located, Using using, boolean conditional) {
    WherePlanner.Resolved where =
        WherePlanner.resolve(method, StatementRelations.condition(located), table, udts);
    names.problems().addAll(where.problems());
    return new WriteStatementModel(
        method.query(),
        where.restrictions(),
        assignments.all(),
        ttl(using.ttl()),
        timestamp(using.timestamp(), conditional));
  }

  private List<Comparison> conditions(List<Relation> conditions) {
    return StatementRelations.ofConditions(conditions, names, terms, paths);
  }

  private static Optional<ConditionModel> onlyIf(List<Comparison> conditions) {
    return conditions.isEmpty()
        ? Optional.empty()
        : Optional.of(StatementRelations.condition(conditions));
  }

  /** Whether a condition gives the version of the row, which each update increments. */
  private boolean isVersion(Comparison condition) {
    return condition.operator() == Operator.EQ
        && entity
            .version()
            .map(PropertyModel::name)
            .filter(condition.property()::equals)
            .isPresent();
  }

  /**
   * Returns the comparisons with columns of the key.
   *
   * @param ranges whether they can locate a range of rows
   * @param lists whether they can locate the rows of several values
   */
  private List<Comparison> locating(List<Relation> where, boolean ranges, boolean lists) {
    List<Comparison> located = new ArrayList<>();
    for (Comparison comparison : StatementRelations.of(where, names, terms)) {
      Optional<TableColumn> outside =
          table
              .byParameter(comparison.property())
              .filter(each -> !table.primaryKey().contains(each));
      boolean fits =
          comparison.operator() == Operator.EQ
              || (comparison.operator() == Operator.IN ? lists : ranges);
      if (outside.isPresent()) {
        add(
            comparison,
            "`%s` is no column of the key, so it locates no row".formatted(outside.get().name()),
            "a write finds rows by their key, and does not read others",
            "compare it after IF: … IF " + comparison.text(),
            "drop `%s`".formatted(comparison.text()));
      } else if (!fits) {
        add(
            comparison,
            "`%s` locates several rows".formatted(comparison.text()),
            comparison.operator() == Operator.IN
                ? "a condition checks one row, and an increment is not repeated safely"
                : "an update changes the rows of whole keys, or static columns of partitions",
            "compare with =, and call the method for each row");
      } else {
        located.add(comparison);
      }
    }
    return located;
  }

  private void add(Comparison comparison, String what, String why, String... fixes) {
    names.problems().add(ConditionProblem.at(comparison.position(), what, why, fixes));
  }

  private Optional<ConditionValue> ttl(@Nullable Term term) {
    return term == null
        ? Optional.empty()
        : terms.option(term, "TTL", List.of("int", "java.time.Duration"), LONGEST_TTL);
  }

  private Optional<ConditionValue> timestamp(@Nullable Term term, boolean conditional) {
    if (term == null) {
      return Optional.empty();
    }
    Optional<Maintain> protocol = entity.protocol().filter(each -> each != Maintain.BLIND);
    if (conditional) {
      names.add(
          term,
          "USING TIMESTAMP in a statement with a condition",
          "the replicas decide the order of conditional writes",
          "drop USING TIMESTAMP");
    } else if (protocol.isPresent()) {
      names.add(
          term,
          "USING TIMESTAMP in a write of `%s`, whose indexes are %s"
              .formatted(entity.table(), protocol.get()),
          "a cluster orders their entries by timestamps of its own (RUN-22)",
          "drop USING TIMESTAMP");
    }
    return terms.option(term, "TIMESTAMP", List.of("long", "java.time.Instant"), Long.MAX_VALUE);
  }

  private void checkTtl(@Nullable Term term) {
    if (term != null && !entity.indexes().isEmpty() && !assignments.areStatic()) {
      names.add(
          term,
          "USING TTL in an update of `%s`, which has indexes".formatted(entity.table()),
          "a row and its entries expire together, with the TTL of the insert (RUN-22)",
          "drop USING TTL");
    }
  }

  private void checkTtlOfInsert(@Nullable Term term) {
    if (term != null && entity.indexes().stream().anyMatch(IndexModel::latest)) {
      names.add(
          term,
          "USING TTL in an insert into `%s`, which has @Latest".formatted(entity.table()),
          "a latest row must not expire before older rows (RUN-22)",
          "drop USING TTL");
    } else if (term != null && !entity.rollups().isEmpty()) {
      names.add(
          term,
          "USING TTL in an insert into `%s`, which has @Rollup".formatted(entity.table()),
          "a recount would miss rows that expire before others (RUN-22)",
          "drop USING TTL");
    }
  }

  private void checkCounters(List<Relation> where, Using using, boolean conditional) {
    if (conditional || using.ttl() != null || using.timestamp() != null) {
      names.add(
          where.get(0),
          "counters with a condition, a TTL or a timestamp",
          "Cassandra has none of them for counters",
          "drop IF and USING");
    }
  }
}
