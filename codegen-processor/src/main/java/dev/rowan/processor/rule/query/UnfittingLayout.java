package dev.rowan.processor.rule.query;

import dev.rowan.annotation.Order;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.CallHints;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.NativeIndexModel;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.model.TypeName;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.IndexBinding;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.plan.PlannedDao;
import dev.rowan.processor.quantity.Amounts;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DaoRule;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Notes a table whose order is the reverse of what its most frequent read requests, by the stated
 * calls per second of all DAOs; an index that no method of the compilation reads; and an index that
 * another one can replace.
 */
@DesignRule(
    code = "QRY-12",
    severity = Severity.NOTE,
    summary = "A table has the reverse of the usual order, or no method needs an index")
public final class UnfittingLayout implements EntityRule, DaoRule {
  /** A read of rows in their order, and its calls per second. */
  private record Ordered(PlannedCall call, MethodPlan.Read read, double perSecond) {
    static Stream<Ordered> of(PlannedCall call) {
      double perSecond =
          call.method().shape().hints().access().map(CallHints.Access::perSecond).orElse(0.0);
      return call.plan().orElse(null) instanceof MethodPlan.Read read
              && perSecond > 0
              && !read.unique()
              && !read.ofPartitions()
          ? Stream.of(new Ordered(call, read, perSecond))
          : Stream.empty();
    }
  }

  /** What is reported at the most frequent read of a table. */
  private record Reversed(PlannedCall call, Complaint complaint) {}

  /** The entities that others copy or count, and those that copy from others. */
  private static Set<TypeName> copyPartners(Design design) {
    return design.entities().stream()
        .flatMap(
            entity -> {
              List<TypeName> partners = entity.copyPartners().toList();
              return partners.isEmpty()
                  ? Stream.empty()
                  : Stream.concat(Stream.of(entity.name()), partners.stream());
            })
        .collect(Collectors.toSet());
  }

  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    Set<String> used =
        design.calls(entity).stream()
            .flatMap(call -> call.plan().stream())
            .flatMap(UnfittingLayout::used)
            .collect(Collectors.toSet());
    // jobs that maintain copies and counters read tables of the entity
    if (used.isEmpty()
        || design
            .once(UnfittingLayout.class, UnfittingLayout::copyPartners)
            .contains(entity.name())) {
      return Stream.empty();
    }
    Stream<Complaint> unread =
        entity.indexes().stream()
            .filter(index -> !index.unique() && !used.contains(index.name()))
            .map(index -> unread(entity, index));
    Stream<Complaint> unreadNative =
        entity.nativeIndexes().stream()
            .filter(index -> !used.contains(index.name(entity)))
            .map(index -> unread(entity, index));
    return Stream.of(unread, unreadNative, DuplicateIndex.of(entity, used)).flatMap(each -> each);
  }

  /** Returns the names of the table and of the indexes that a read uses; none for a write. */
  private static Stream<String> used(MethodPlan plan) {
    if (plan instanceof MethodPlan.Read read) {
      return Stream.of(read.table().name());
    }
    if (plan instanceof MethodPlan.IndexRead read) {
      return Stream.concat(
          Stream.of(read.table().name()), read.indexes().stream().map(IndexBinding::name));
    }
    return plan instanceof MethodPlan.Scan scan ? Stream.of(scan.table().name()) : Stream.empty();
  }

  private static Complaint unread(EntityModel entity, NativeIndexModel index) {
    return Complaint.at(
            index.origin(),
            "no method of this compilation reads by the native index `%s`"
                .formatted(index.name(entity)))
        .because(
            "each write of `%s` also writes the index, on each replica".formatted(index.property()))
        .fix("drop it, unless another module reads by it");
  }

  private static Complaint unread(EntityModel entity, IndexModel index) {
    return Complaint.at(
            index.origin().withAttribute(index.nameAttribute()),
            "no method of this compilation reads the index `%s`".formatted(index.name()))
        .because(
            "each write of a `%s` maintains its entries, which cost requests and space"
                .formatted(entity.name().simple()))
        .fix("drop `%s`, unless another module reads it".formatted(index.name()));
  }

  @Override
  public Stream<Complaint> check(PlannedDao dao, Design design) {
    return design.once(Ordered.class, UnfittingLayout::reversed).stream()
        .filter(each -> dao.calls().contains(each.call()))
        .map(Reversed::complaint);
  }

  /** Returns what to report about the reads of all DAOs, at the most frequent of a table. */
  private static List<Reversed> reversed(Design design) {
    return design.daos().stream()
        .flatMap(dao -> dao.calls().stream())
        .flatMap(Ordered::of)
        .collect(
            Collectors.groupingBy(
                each -> each.read().table().name(), LinkedHashMap::new, Collectors.toList()))
        .values()
        .stream()
        .flatMap(reads -> reversed(reads).stream())
        .toList();
  }

  private static Optional<Reversed> reversed(List<Ordered> reads) {
    double all = reads.stream().mapToDouble(Ordered::perSecond).sum();
    double reversed =
        reads.stream().filter(each -> each.read().reversed()).mapToDouble(Ordered::perSecond).sum();
    return reads.stream()
        .max(Comparator.comparingDouble(Ordered::perSecond))
        .filter(heaviest -> heaviest.read().reversed() && reversed > all / 2)
        .map(heaviest -> new Reversed(heaviest.call(), complaint(heaviest, reversed, all)));
  }

  private static Complaint complaint(Ordered heaviest, double reversed, double all) {
    TableModel table = heaviest.read().table();
    return Complaint.at(
            heaviest.call().method().shape().origin(),
            "`%s` reads `%s` in the reverse of its stored order"
                .formatted(heaviest.call().method().shape().name(), table.name()))
        .because(
            "%s of %s stated calls per second read in reverse; a read in the stored order begins at the start of a partition, and is cheaper"
                .formatted(Amounts.count(reversed), Amounts.count(all)))
        .fix(fix(table));
  }

  private static String fix(TableModel table) {
    if (table.isBase() && table.clustering().size() == 1) {
      TableColumn column = table.clustering().get(0);
      return column.order() == Order.ASC
          ? "@Clustering(order = Order.DESC) on `%s`".formatted(column.parameter())
          : "@Clustering on `%s`".formatted(column.parameter());
    }
    return "reverse the order of each clustering column of `%s`: %s"
        .formatted(
            table.name(),
            table.clustering().stream()
                .map(column -> column.parameter() + (column.order() == Order.ASC ? " desc" : ""))
                .collect(Collectors.joining(", ")));
  }
}
