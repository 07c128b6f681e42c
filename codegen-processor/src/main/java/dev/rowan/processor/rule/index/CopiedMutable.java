package dev.rowan.processor.rule.index;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.Component;
import dev.rowan.processor.model.CopyModel;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.Origin;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.plan.CopyCost;
import dev.rowan.processor.plan.CopyPlan;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import dev.rowan.processor.rule.Words;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reports a value that changes and is copied into many rows. A copy saves a read of its source, and
 * costs a write at each change of the source.
 */
@DesignRule(
    code = "IDX-10",
    severity = Severity.WARNING,
    summary = "A change of one value rewrites more than 100 copies of it")
public final class CopiedMutable implements EntityRule {
  private static final long WARNING_ROWS = 100;
  private static final long ERROR_ROWS = 10_000;

  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return Stream.concat(
        entity.copies().flatMap(property -> ofCopy(property, entity, design).stream()),
        entity.indexes().stream().flatMap(index -> ofIndex(entity, index).stream()));
  }

  private static Optional<Complaint> ofCopy(
      PropertyModel property, EntityModel entity, Design design) {
    CopyModel copy = property.copy().orElseThrow();
    Optional<PropertyModel> there =
        design.entity(copy.source().qualified()).flatMap(source -> source.property(copy.field()));
    long rows = copy.rows() > 0 ? copy.rows() : numbered(property, entity, design);
    if (rows <= WARNING_ROWS || there.isEmpty() || there.get().immutable()) {
      return Optional.empty();
    }
    String of = copy.source().simple() + "." + copy.field();
    Complaint complaint =
        complaint(
            copy.origin().withAttribute("field"),
            property.name(),
            of,
            rows,
            there.get().changesPerDay().orElse(0));
    boolean tooMany = rows > ERROR_ROWS && !copy.async();
    complaint =
        copy.async()
            ? complaint
            : complaint.fix("async = true, so that writers of the source do not wait");
    complaint =
        complaint
            .fix("drop the copy, and read `%s` from its source".formatted(copy.field()))
            .fix("@Immutable on `%s`, if it never changes".formatted(of));
    return Optional.of(tooMany ? complaint.asError() : complaint);
  }

  /** Returns the rows of the largest group of copies, by the stated numbers of both entities. */
  private static long numbered(PropertyModel property, EntityModel entity, Design design) {
    return CopyPlan.of(entity, design).stream()
        .filter(plan -> plan.columns().stream().anyMatch(each -> each.here().equals(property)))
        .filter(plan -> plan.written() == 0)
        .mapToLong(CopyPlan::numbered)
        .findFirst()
        .orElse(0);
  }

  private static Optional<Complaint> ofIndex(EntityModel entity, IndexModel index) {
    long entries =
        index
            .keys()
            .filter(key -> key.component() instanceof Component.ElementOf)
            .flatMap(key -> entity.property(key.component().property()).stream())
            .mapToLong(PropertyModel::elements)
            .max()
            .orElse(1);
    if (entries <= WARNING_ROWS) {
      return Optional.empty();
    }
    List<PropertyModel> changing =
        entity
            .columns()
            .filter(property -> index.includes(property.name()))
            .filter(property -> !property.isKey() && !property.isStatic())
            .filter(property -> !property.immutable())
            .toList();
    if (changing.isEmpty()) {
      return Optional.empty();
    }
    double perDay = changing.stream().mapToDouble(each -> each.changesPerDay().orElse(0)).sum();
    List<String> names = changing.stream().map(PropertyModel::name).toList();
    Complaint complaint =
        complaint(
                index.origin().withAttribute("include"),
                index.name(),
                names.size() > 3 ? names.size() + " properties" : String.join(", ", names),
                entries,
                perDay)
            .fix(
                "drop %s from the include of index `%s`"
                    .formatted(Words.list(names), index.name()));
    return Optional.of(entries > ERROR_ROWS ? complaint.asError() : complaint);
  }

  private static Complaint complaint(
      Origin origin, String copies, String copied, long rows, double perDay) {
    return Complaint.at(
            origin,
            "`%s` copies `%s`: one change rewrites up to %s rows"
                .formatted(copies, copied, CopyCost.whole(rows)))
        .because(
            "the copy is cheaper than a lookup from %s reads of a row for each change"
                    .formatted(CopyCost.breakEven(rows))
                + (perDay > 0
                    ? "; with %s changes a day, from %s reads a day"
                        .formatted(CopyCost.round(perDay), CopyCost.breakEven(rows, perDay))
                    : ""));
  }
}
