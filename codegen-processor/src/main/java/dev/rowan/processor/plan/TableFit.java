package dev.rowan.processor.plan;

import dev.rowan.annotation.Order;
import dev.rowan.processor.model.BucketListModel;
import dev.rowan.processor.model.Component;
import dev.rowan.processor.model.DaoMethod.SelectMethod;
import dev.rowan.processor.model.OrderTerm;
import dev.rowan.processor.model.ParameterModel;
import dev.rowan.processor.model.Restriction;
import dev.rowan.processor.model.ReturnModel;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.model.TableModel;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Checks whether one table serves one select, and plans the read. */
final class TableFit {
  private final TableModel table;
  private final SelectMethod method;
  private final Restrictions restrictions;
  private final List<TableColumn> clustering;
  private final int fixed;

  TableFit(TableModel table, SelectMethod method) {
    this.table = table;
    this.method = method;
    this.restrictions = new Restrictions(table, method);
    this.clustering = table.clustering();
    this.fixed = restrictions.prefix(clustering).size();
  }

  TableModel table() {
    return table;
  }

  /** Returns the reason why the table does not serve the method; empty if it serves. */
  Optional<Mismatch> shortfall() {
    return Stream.of(partition(), slice(), order()).flatMap(Optional::stream).findFirst();
  }

  /**
   * Whether the method asks for what the table is made for. A table of latest rows answers only
   * reads of the latest row of one owner: without a range, and without another order.
   */
  boolean isCandidate() {
    return !table.isLatest()
        || (holdsOne(method)
            && fixed == 0
            && next().flatMap(restrictions::range).isEmpty()
            && follows(openTerms(), false)
            && restrictions.prefix(table.partitionKey()).stream().noneMatch(Binding::several));
  }

  /** Whether the method reads one row at most, so that no limit has an effect. */
  static boolean holdsOne(SelectMethod method) {
    ReturnModel returns = method.shape().returns();
    return returns.isOne() || returns.kind() == ReturnModel.Kind.BOOLEAN;
  }

  /** Returns the plan, if the table serves the method. */
  MethodPlan.Read read() {
    boolean fromBase = !method.isAnsweredBy(table);
    boolean ofPartitions = isOfPartitions();
    List<Binding> equality = restrictions.prefix(table.primaryKey());
    boolean several = equality.stream().anyMatch(Binding::several);
    List<Binding> partition = restrictions.prefix(table.partitionKey());
    List<String> partitions =
        partition.stream()
            .filter(Binding::several)
            .filter(binding -> binding.shards().isEmpty() && !binding.isWalk())
            .map(TableFit::severalOf)
            .toList();
    List<String> tables =
        table.readParts(method.returned(table.entity())).stream().map(TableModel::name).toList();
    ReadCost cost =
        ReadCost.of(
            table,
            fromBase,
            partitions,
            shards(partition),
            walk(partition),
            list(partition),
            tables);
    return new MethodPlan.Read(
        table,
        equality,
        next().flatMap(restrictions::range),
        isReversed(),
        order(partitions),
        bucketInOrder().map(table.partitionKey()::indexOf),
        method.limit().filter(limit -> !holdsOne(method)),
        method.perPartition(),
        method.shape().position(ParameterModel.Kind.PAGE_REQUEST),
        fromBase,
        ofPartitions,
        !several && (ofPartitions || equality.size() == table.primaryKey().size()),
        cost);
  }

  /** Returns the order in which several partitions are read. */
  private PartitionOrder order(List<String> partitions) {
    if (bucketInOrder().isPresent()) {
      return (clustering.get(fixed).order() == Order.DESC) == isReversed()
          ? PartitionOrder.ASCENDING
          : PartitionOrder.DESCENDING;
    }
    return isDerived() || (!partitions.isEmpty() && !method.orderBy().isEmpty())
        ? PartitionOrder.MERGED
        : PartitionOrder.BY_KEY;
  }

  /**
   * Returns the bucket whose order is the order of the rows: its time is the first clustering
   * column that has no fixed value. Empty if the partitions do not differ in such a bucket.
   */
  private Optional<TableColumn> bucketInOrder() {
    return restrictions.prefix(table.partitionKey()).stream()
        .filter(binding -> binding.several() && binding.isDerived())
        .map(Binding::column)
        .filter(column -> next().filter(time -> isOrderedBy(column, time)).isPresent())
        .findFirst();
  }

  /** Whether the order of buckets is the order of times; texts have an order of their own. */
  private static boolean isOrderedBy(TableColumn column, TableColumn time) {
    return column
        .bucket()
        .filter(bucket -> bucket.format().isEmpty())
        .filter(bucket -> time.component().equals(new Component.Whole(bucket.source())))
        .isPresent();
  }

  /**
   * Whether the read returns one result for each partition: the partition key is all that the
   * method says, and the rows of a partition share all that the method returns.
   */
  private boolean isOfPartitions() {
    return table.isBase()
        && fixed == 0
        && next().flatMap(restrictions::range).isEmpty()
        && method.orderBy().isEmpty()
        && method.isOfPartitions(table.entity());
  }

  /**
   * Whether the partitions are computed instead of named by parameters, and their rows are one
   * list.
   */
  boolean isDerived() {
    return restrictions.prefix(table.partitionKey()).stream().anyMatch(Binding::isDerived);
  }

  /** Names the values that a partition is read for: a parameter, or periods. */
  private static String severalOf(Binding binding) {
    return binding.column().component() instanceof Component.PeriodOf period && binding.isDerived()
        ? period.text()
        : binding.column().parameter();
  }

  /** Returns the number of buckets that the read visits at most without a range; 0 for no walk. */
  private static int walk(List<Binding> partition) {
    return partition.stream().mapToInt(binding -> binding.walk().orElse(0)).max().orElse(0);
  }

  /** Returns the list that names the buckets of the read; empty without one. */
  private String list(List<Binding> partition) {
    return partition.stream().anyMatch(Binding::isOfList)
        ? table.bucketList().map(BucketListModel::name).orElse("")
        : "";
  }

  /** Returns the number of partitions into which shards divide one. */
  private static int shards(List<Binding> partition) {
    return partition.stream()
        .mapToInt(binding -> binding.shards().orElse(1))
        .reduce(1, (one, other) -> one * other);
  }

  private Optional<Mismatch> partition() {
    List<TableColumn> key = table.partitionKey();
    List<TableColumn> missing = restrictions.withoutValue(key);
    Optional<Binding> range =
        key.stream().flatMap(each -> restrictions.range(each).stream()).findFirst();
    if (range.isPresent()) {
      return Optional.of(
          new Mismatch.PartitionRange(range.get().column(), range.get().parameter()));
    }
    List<String> outside = restrictions.outside(table.primaryKey());
    if (!outside.isEmpty()) {
      return Optional.of(new Mismatch.OutsideKey(outside, missing));
    }
    if (missing.isEmpty() && !key.isEmpty()) {
      return Optional.empty();
    }
    boolean nothing = key.stream().noneMatch(column -> restrictions.isGiven(column));
    return Optional.of(
        nothing ? new Mismatch.NoPartition(missing) : new Mismatch.PartitionIncomplete(missing));
  }

  private Optional<Mismatch> slice() {
    Optional<TableColumn> next = next();
    Optional<Binding> range = next.flatMap(restrictions::range);
    Optional<Mismatch> late =
        clustering.stream()
            .skip(fixed + 1L)
            .flatMap(column -> restrictions.any(column).stream())
            .findFirst()
            .map(each -> late(next.orElse(each.column()), range.isPresent(), each));
    return late.or(() -> range.flatMap(this::tuple));
  }

  /** Returns the mismatch of a range of several columns that are not the next ones of the key. */
  private Optional<Mismatch> tuple(Binding range) {
    List<String> open = clustering.stream().skip(fixed).map(TableColumn::parameter).toList();
    return method
        .restriction(range.parameter())
        .filter(Restriction.Between.class::isInstance)
        .map(each -> ((Restriction.Between) each).names())
        .filter(names -> names.size() > open.size() || !open.subList(0, names.size()).equals(names))
        .map(names -> new Mismatch.OtherTuple(names, clustering.subList(fixed, clustering.size())));
  }

  private static Mismatch late(TableColumn before, boolean isRange, Binding late) {
    return isRange
        ? new Mismatch.AfterRange(before, late.column(), late.parameter())
        : new Mismatch.ClusteringGap(before, late.column(), late.parameter());
  }

  private Optional<Mismatch> order() {
    List<OrderTerm> terms = openTerms();
    boolean stored = follows(terms, false) || follows(terms, true);
    if (stored) {
      return Optional.empty();
    }
    Optional<Binding> range = next().flatMap(restrictions::range);
    boolean againstRange =
        range.isPresent() && !terms.get(0).property().equals(range.get().column().parameter());
    return Optional.of(
        againstRange
            ? new Mismatch.RangeAgainstOrder(range.get().column(), range.get().parameter())
            : new Mismatch.OtherOrder(clustering.subList(fixed, clustering.size())));
  }

  private boolean isReversed() {
    return !follows(openTerms(), false);
  }

  /** Returns the terms that affect the order. A column with one value has no effect. */
  private List<OrderTerm> openTerms() {
    return method.orderBy().stream()
        .filter(term -> table.byParameter(term.property()).filter(restrictions::isFixed).isEmpty())
        .toList();
  }

  private boolean follows(List<OrderTerm> terms, boolean backwards) {
    List<TableColumn> open =
        clustering.stream().filter(column -> !restrictions.isFixed(column)).toList();
    if (terms.size() > open.size()) {
      return false;
    }
    for (int at = 0; at < terms.size(); at++) {
      TableColumn column = open.get(at);
      boolean sameDirection = column.order() == terms.get(at).order();
      if (!column.parameter().equals(terms.get(at).property()) || sameDirection == backwards) {
        return false;
      }
    }
    return true;
  }

  /** Returns the first clustering column without a fixed value. */
  private Optional<TableColumn> next() {
    return fixed < clustering.size() ? Optional.of(clustering.get(fixed)) : Optional.empty();
  }
}
