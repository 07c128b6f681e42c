package dev.rowan.processor.rule.mapping;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.ColumnGroupModel;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.UdtModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import dev.rowan.processor.rule.NameLength;
import dev.rowan.processor.rule.UdtRule;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Reports columns that cannot be stored in the table of a column group. */
@DesignRule(
    code = "MAP-37",
    severity = Severity.ERROR,
    summary = "@ColumnGroup does not make a table of plain columns beside the entity's own")
public final class ColumnGroupMisused implements EntityRule, UdtRule {
  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_]+");

  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    Set<String> reported = new HashSet<>();
    return entity.properties().stream()
        .filter(property -> property.group().isPresent())
        .flatMap(
            property -> check(entity, property, NameLength.of(design.facts()), reported).stream());
  }

  @Override
  public Stream<Complaint> check(UdtModel udt, Design design) {
    return udt.mapped().properties().stream()
        .filter(property -> property.group().isPresent())
        .map(property -> inside(property, udt));
  }

  private static Complaint inside(PropertyModel property, UdtModel udt) {
    return Complaint.at(
            property.group().orElseThrow().origin(),
            "`%s` is in a column group inside a %s".formatted(property.name(), udt.noun()))
        .because("a %s is one value of one column".formatted(udt.noun()))
        .fix("drop @ColumnGroup from `%s`".formatted(property.name()));
  }

  private static Optional<Complaint> check(
      EntityModel entity, PropertyModel property, NameLength length, Set<String> reported) {
    ColumnGroupModel group = property.group().orElseThrow();
    return ofName(entity, group, length, reported)
        .or(() -> ofColumn(property, group))
        .or(() -> reported.add("") ? ofEntity(entity, group) : Optional.empty());
  }

  /** Reports the name of a group at its first property alone. */
  private static Optional<Complaint> ofName(
      EntityModel entity, ColumnGroupModel group, NameLength length, Set<String> reported) {
    String table = group.table(entity);
    boolean isWord = NAME.matcher(group.name()).matches();
    boolean isShort =
        length.excess(table).isEmpty() || length.excess(entity.table() + "_xx").isPresent();
    if ((isWord && isShort) || !reported.add("name " + group.name())) {
      return Optional.empty();
    }
    String fact =
        isWord
            ? "the table `%s` %s".formatted(table, length.excess(table).orElseThrow())
            : "the column group `%s` must consist of a-z, A-Z, 0-9 and _".formatted(group.name());
    return Optional.of(
        Complaint.at(group.origin().withAttribute("value"), fact)
            .because("the name of a group is the end of the name of its table")
            .fix("@ColumnGroup(\"%s\")".formatted(better(entity, group, length))));
  }

  private static String better(EntityModel entity, ColumnGroupModel group, NameLength length) {
    String plain = group.name().replaceAll("[^A-Za-z0-9_]", "_");
    int most = Math.max(2, length.most() - entity.table().length() - 1);
    String name = plain.isEmpty() ? "hot" : plain;
    return name.substring(0, Math.min(most, name.length()));
  }

  private static Optional<Complaint> ofColumn(PropertyModel property, ColumnGroupModel group) {
    return fact(property)
        .map(
            fact ->
                Complaint.at(
                        group.origin(),
                        "`%s` is in a column group and %s".formatted(property.name(), fact))
                    .because("the table of a group has plain columns beside the primary key")
                    .fix("drop @ColumnGroup from `%s`".formatted(property.name())));
  }

  private static Optional<String> fact(PropertyModel property) {
    if (property.isTransient()) {
      return Optional.of("is not stored");
    }
    if (property.isKey()) {
      return Optional.of("is a column of the key");
    }
    return property.isStatic() ? Optional.of("is static") : Optional.empty();
  }

  /** Reports what needs the columns of several tables in one. */
  private static Optional<Complaint> ofEntity(EntityModel entity, ColumnGroupModel group) {
    Optional<String> other = ColumnGroupModel.obstacle(entity);
    if (other.isPresent()) {
      return Optional.of(
          Complaint.at(
                  group.origin(),
                  "`%s` has a column group and %s".formatted(entity.name().simple(), other.get()))
              .because(
                  "it needs the whole row in one table; a cluster can neither read nor check two tables as one")
              .fix(
                  "an entity of its own for the columns of group `%s`, with the same key"
                      .formatted(group.name()))
              .fix("drop @ColumnGroup(\"%s\")".formatted(group.name())));
    }
    boolean allGrouped =
        entity
            .columns()
            .filter(property -> !property.isKey())
            .allMatch(property -> property.group().isPresent());
    return allGrouped
        ? Optional.of(
            Complaint.at(
                    group.origin(),
                    "all columns of `%s` are in column groups".formatted(entity.name().simple()))
                .because(
                    "the entity exists while its own table has a row, and an update would never write that row")
                .fix("drop @ColumnGroup(\"%s\")".formatted(group.name())))
        : Optional.empty();
  }
}
