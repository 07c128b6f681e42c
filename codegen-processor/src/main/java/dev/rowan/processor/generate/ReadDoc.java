package dev.rowan.processor.generate;

import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.ProjectionModel;
import dev.rowan.processor.model.ReturnModel;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.plan.Binding;
import dev.rowan.processor.plan.IndexBinding;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.rule.PlannedMethod;
import dev.rowan.processor.source.DocText;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Describes what a method reads, for its Javadoc. */
final class ReadDoc {
  private static final String COUNTED_BY_KEYS =
      "The store returns the keys of the rows, and the program counts them: 1 request for each page,"
          + " and memory holds one page.";
  private static final String COUNTED_BY_ROWS =
      "On a cluster the program reads whole rows and counts them, as all columns tell whether a row"
          + " exists: 1 request for each page, and memory holds one page.";
  private static final String COUNTED_BY_ENTRIES =
      "The program reads the index entries and counts those that have a row: 1 request for each"
          + " page, and memory holds one page.";

  private static final String AGGREGATED =
      "The store returns the values of the rows, and the program computes the result: 1 request for"
          + " each page, and memory holds one page.";

  private static final String GROUPED =
      "The store returns the values of the rows, and the program computes the results: 1 request for"
          + " each page of rows, and memory holds one page. The groups are in the order of their"
          + " rows.";
  private static final long SECONDS_PER_DAY = 86_400;

  private final PlannedMethod method;
  private final ReturnModel returns;

  ReadDoc(PlannedMethod method) {
    this.method = method;
    this.returns = method.method().shape().returns();
  }

  /** Returns the first sentences, without the last full stop. */
  String what(MethodPlan.Read plan) {
    String restrictions = restrictions(plan.equality());
    String range = MethodDoc.inRange(plan.range().filter(this::isParameter));
    if (restrictions.isEmpty()) {
      range = range.replaceFirst(", and", "");
    }
    String where = where(!restrictions.isEmpty() || !range.isEmpty());
    return (plan.ofPartitions() ? partitions(plan) : rows(plan.unique()))
        + restrictions
        + range
        + where
        + from(plan)
        + (plan.ofPartitions() ? ", whether or not it has rows" : "")
        + forEachGroup()
        + (plan.unique() || returns.isAboutRows() ? "" : order(plan))
        + lookup(plan)
        + life(plan);
  }

  /** Returns what the TTL of an index means for a read through it. */
  private static String life(MethodPlan.Read plan) {
    long seconds = plan.table().isBase() ? 0 : plan.table().defaultTtl();
    if (seconds == 0) {
      return "";
    }
    String time =
        seconds % SECONDS_PER_DAY == 0 ? seconds / SECONDS_PER_DAY + " days" : seconds + " seconds";
    return ". An entry expires %s after the insert of its row, and the row stays".formatted(time);
  }

  /** Returns the first sentences, without the last full stop. */
  String what(MethodPlan.IndexRead plan) {
    String indexes =
        plan.indexes().stream()
            .map(each -> DocText.code(each.name()))
            .collect(Collectors.joining(" and "));
    List<Binding> equal =
        plan.restrictions().stream()
            .filter(each -> !each.range())
            .map(IndexBinding::binding)
            .toList();
    List<Binding> given = Stream.concat(plan.partition().stream(), equal.stream()).toList();
    String ranges =
        plan.restrictions().stream()
            .filter(IndexBinding::range)
            .map(each -> MethodDoc.inRange(Optional.of(each.binding()).filter(this::isParameter)))
            .collect(Collectors.joining());
    String restrictions = restrictions(given);
    if (restrictions.isEmpty()) {
      ranges = ranges.replaceFirst(", and", "");
    }
    boolean several = plan.indexes().size() > 1;
    return rows(false)
        + restrictions
        + ranges
        + where(!restrictions.isEmpty() || !ranges.isEmpty())
        + (returns.isAboutRows() ? " in table " : " from table ")
        + MethodDoc.name(plan.table())
        + ", through the native "
        + (several ? "indexes " : "index ")
        + indexes
        + (returns.isAboutRows()
            ? ""
            : plan.nearest().isPresent()
                ? ". The rows are ordered by the nearness of "
                    + DocText.code(plan.nearest().get().binding().column().parameter())
                    + " to the given vector, the nearest first"
                : plan.partition().isEmpty()
                    ? ". The rows are in token order, the rows of a partition in their stored order"
                    : ". The rows are in their stored order");
  }

  /** Returns the first sentence, without its full stop. */
  String what(MethodPlan.Scan plan) {
    String table = MethodDoc.name(plan.table());
    if (returns.kind() == ReturnModel.Kind.AGGREGATE) {
      return "Computes %s of the %s rows of table %s"
          .formatted(projected().orElseThrow(), entity(), table);
    }
    return returns.isAboutRows()
        ? "Counts the %s rows of table %s".formatted(entity(), table)
        : "Reads %s of table %s%s, in token order".formatted(every(plan), table, forEachGroup());
  }

  /** Returns how the rows are counted, for a method that counts. */
  List<String> counting(TableModel table) {
    if (returns.kind() == ReturnModel.Kind.AGGREGATE) {
      return List.of(AGGREGATED);
    }
    if (groups().isPresent()) {
      return List.of(GROUPED);
    }
    if (returns.kind() != ReturnModel.Kind.COUNT) {
      return List.of();
    }
    if (!table.isBase()) {
      return List.of(COUNTED_BY_ENTRIES);
    }
    return List.of(MethodCql.checksRows(method) ? COUNTED_BY_ROWS : COUNTED_BY_KEYS);
  }

  /** Names what is read from each row: the entity, or some of its properties. */
  private String rows(boolean unique) {
    if (returns.kind() == ReturnModel.Kind.BOOLEAN) {
      return "Returns whether there is a " + entity();
    }
    if (returns.kind() == ReturnModel.Kind.COUNT) {
      return "Counts the " + entity() + " rows";
    }
    if (returns.kind() == ReturnModel.Kind.AGGREGATE || groups().isPresent()) {
      return "Computes " + projected().orElseThrow() + " of the " + entity() + " rows";
    }
    String rows = entity() + (unique ? "" : " rows");
    String those = returns.isOne() && !unique ? "the first of the " : "the ";
    return "Reads " + projected().map(some -> some + " of ").orElse("") + those + rows;
  }

  private String partitions(MethodPlan.Read plan) {
    return "Reads "
        + projected().orElseThrow()
        + (plan.unique() ? " of the partition" : " of each partition");
  }

  private String every(MethodPlan.Scan plan) {
    if (plan.ofPartitions()) {
      return projected().orElseThrow() + " of every partition, with or without rows,";
    }
    return projected().map(some -> some + " of every ").orElse("every ") + entity();
  }

  /** Lists the properties of a projection; empty if the method returns entities. */
  private Optional<String> projected() {
    return returns
        .projection()
        .map(
            projection ->
                projection.terms(method.entity()).stream()
                    .map(DocText::code)
                    .collect(Collectors.joining(", ")));
  }

  private String forEachGroup() {
    return groups().map(by -> ", for each " + by).orElse("");
  }

  /** Lists the properties by which rows are grouped; empty if the method groups no rows. */
  private Optional<String> groups() {
    return returns.projection().orElse(null) instanceof ProjectionModel.OfGroups groups
        ? Optional.of(groups.by().stream().map(DocText::code).collect(Collectors.joining(", ")))
        : Optional.empty();
  }

  private String from(MethodPlan.Read plan) {
    if (plan.table().isBase()) {
      boolean computes = returns.isAboutRows() || groups().isPresent();
      return (computes ? " in table " : " from table ") + DocText.code(plan.cost().tables().get(0));
    }
    IndexModel index = plan.table().index().orElseThrow();
    String kind =
        index.unique()
            ? "unique values in"
            : index.latest() ? "latest rows in" : index.isView() ? "server view" : "index table";
    return ", through the " + kind + " " + MethodDoc.name(plan.table());
  }

  /** Sentences about the order of the rows, each of them after a full stop. */
  private String order(MethodPlan.Read plan) {
    if (returns.kind() == ReturnModel.Kind.MAP) {
      return ". The keys of the map are in the order of the request; a key without a row is absent";
    }
    if (plan.ofPartitions()) {
      return ". Partitions are read in the order of their keys";
    }
    String stored = plan.reversed() ? "the reverse of their stored order" : "their stored order";
    if (!plan.cost().isOfSeveral()) {
      return ". The rows are in " + stored;
    }
    return switch (plan.order()) {
      case MERGED -> ". The rows of all partitions are merged in " + stored + walk(plan);
      case BY_KEY ->
          ". Partitions are read in the order of their keys, the rows of each in " + stored;
      case ASCENDING, DESCENDING ->
          ". The rows are in "
              + stored
              + "; a bucket is read when its rows are needed"
              + walk(plan);
    };
  }

  private static String walk(MethodPlan.Read plan) {
    if (!plan.cost().list().isEmpty()) {
      return ". The buckets are those of the list " + DocText.code(plan.cost().list());
    }
    return plan.cost().walk() == 0
        ? ""
        : ". The last bucket is that of the current time: rows of later buckets are not found";
  }

  private String lookup(MethodPlan.Read plan) {
    if (plan.table().isBase() || returns.isAboutRows()) {
      return "";
    }
    return plan.fromBase()
        ? ". Each row found is read from table " + DocText.code(method.entity().table())
        : projected().isEmpty()
            ? ". The index entries hold every column"
            : ". The index entries hold these columns";
  }

  /** Names the restricted columns, but no shards and periods, which no parameter gives. */
  private String restrictions(List<Binding> key) {
    List<Binding> bindings =
        key.stream().filter(Binding::isGiven).filter(this::isParameter).toList();
    if (bindings.isEmpty()) {
      return "";
    }
    List<Binding> fixed = bindings.stream().filter(binding -> !binding.several()).toList();
    List<Binding> several = bindings.stream().filter(Binding::several).toList();
    String between = fixed.isEmpty() || several.isEmpty() ? "" : " and ";
    return " with "
        + (fixed.isEmpty() ? "" : "the given " + MethodDoc.names(fixed))
        + between
        + (several.isEmpty() ? "" : "any of the given " + MethodDoc.names(several));
  }

  /** Whether a parameter gives the value, and not the condition of the method. */
  private boolean isParameter(Binding binding) {
    return method.method().restriction(binding.parameter()).isEmpty();
  }

  private String where(boolean continued) {
    return method.method() instanceof DaoMethod.SelectMethod select
        ? select
            .where()
            .map(where -> (continued ? ", where " : " where ") + DocText.code(where.text()))
            .orElse("")
        : "";
  }

  private String entity() {
    return DocText.code(method.entity().name().simple());
  }
}
