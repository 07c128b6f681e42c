package dev.rowan.processor.rule.mapping;

import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Udt;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.Origin;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.UdtModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import dev.rowan.processor.rule.NameLength;
import dev.rowan.processor.rule.UdtRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Reports a name that Cassandra does not accept, or that Rowan gives to its own columns. */
@DesignRule(
    code = "MAP-05",
    severity = Severity.ERROR,
    summary = "Cassandra or Rowan does not accept the name of a table, type, index or column")
public final class UnusableName implements EntityRule, UdtRule {
  /** The names of tables and indexes are parts of the names of directories. */
  private static final Pattern TABLE = Pattern.compile("[A-Za-z0-9_]+");

  private static final Pattern OWN_COLUMN = Pattern.compile("_[a-z]");
  private static final Pattern CONTROL = Pattern.compile("\\p{Cntrl}");

  /** The characters of a long name that a message shows. */
  private static final int SHOWN = 48;

  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    NameLength length = NameLength.of(design.facts());
    List<Complaint> complaints = new ArrayList<>();
    Origin table = entity.origin().withAnnotation(Entity.class.getCanonicalName(), 0);
    table(table.withAttribute("value"), "table name", entity.table(), length)
        .map(
            complaint -> complaint.fix("@Entity(\"%s\")".formatted(better(entity.table(), length))))
        .ifPresent(complaints::add);
    Optional.of(entity.formerly())
        .filter(name -> !name.isEmpty())
        .flatMap(name -> table(table.withAttribute("formerly"), "table name", name, length))
        .map(
            complaint ->
                complaint.fix("formerly = \"%s\"".formatted(better(entity.formerly(), length))))
        .ifPresent(complaints::add);
    entity
        .indexes()
        .forEach(
            index ->
                table(
                        index.origin().withAttribute(index.nameAttribute()),
                        index.unique() ? "table name" : "index name",
                        index.name(),
                        length)
                    .map(
                        complaint ->
                            complaint.fix(
                                (index.unique() ? "@Unique(\"%s\")" : "name = \"%s\"")
                                    .formatted(better(index.name(), length))))
                    .ifPresent(complaints::add));
    return Stream.of(complaints.stream(), ofColumns(entity), ofAliases(entity))
        .flatMap(each -> each);
  }

  @Override
  public Stream<Complaint> check(UdtModel udt, Design design) {
    if (udt.tuple()) {
      return Stream.empty(); // neither a tuple nor a field of it has a name
    }
    Origin origin = udt.mapped().origin().withAnnotation(Udt.class.getCanonicalName(), 0);
    return Stream.concat(
        printable(origin.withAttribute("value"), "type name", udt.typeName())
            .map(complaint -> complaint.fix("@Udt(\"%s\")".formatted(better(udt.typeName()))))
            .stream(),
        ofColumns(udt.mapped()));
  }

  private static Stream<Complaint> ofColumns(EntityModel entity) {
    return entity
        .columns()
        .flatMap(
            property ->
                column(DuplicateColumn.nameOf(property), property.column())
                    .map(
                        complaint ->
                            complaint.fix(
                                (property.hasNoMember() ? "column = \"%s\"" : "@Column(\"%s\")")
                                    .formatted(free(entity, property))))
                    .stream());
  }

  private static Stream<Complaint> ofAliases(EntityModel entity) {
    return entity.indexes().stream()
        .flatMap(
            index ->
                Stream.concat(
                    index
                        .keys()
                        .flatMap(key -> ofAlias(key.alias(), key.component().text(), key.origin())),
                    IntStream.range(0, index.include().size())
                        .boxed()
                        .flatMap(
                            at ->
                                ofAlias(
                                    index.include().get(at).alias(),
                                    index.include().get(at).property(),
                                    index.origin().withAttribute("include").withItem(at)))));
  }

  private static Stream<Complaint> ofAlias(Optional<String> alias, String of, Origin origin) {
    return alias.stream()
        .flatMap(
            name ->
                column(origin, name)
                    .map(complaint -> complaint.fix("\"%s as %s\"".formatted(of, better(name))))
                    .stream());
  }

  /** Returns a usable name that no other column has. */
  private static String free(EntityModel entity, PropertyModel property) {
    String name = better(property.column());
    List<String> taken = entity.columns().map(PropertyModel::column).toList();
    String free = name;
    for (int number = 2; taken.contains(free); number++) {
      free = name + "_" + number;
    }
    return free;
  }

  private static Optional<Complaint> table(
      Origin origin, String kind, String name, NameLength length) {
    Optional<String> excess = length.excess(name);
    if (excess.isPresent()) {
      return excess.map(fact -> complaint(origin, kind, name, fact).because(length.reason()));
    }
    return TABLE.matcher(name).matches()
        ? Optional.empty()
        : Optional.of(
            complaint(origin, kind, name, "must consist of a-z, A-Z, 0-9 and _")
                .because("Cassandra refuses other characters there"));
  }

  private static Optional<Complaint> column(Origin origin, String name) {
    return OWN_COLUMN.matcher(name).matches()
        ? Optional.of(
            complaint(
                    origin,
                    "column name",
                    name,
                    "is like the names of the columns that Rowan adds on a cluster")
                .because("Rowan could not tell its own columns from yours"))
        : printable(origin, "column name", name);
  }

  private static Optional<Complaint> printable(Origin origin, String kind, String name) {
    return CONTROL.matcher(name).find()
        ? Optional.of(
            complaint(origin, kind, name, "contains a control character")
                .because("logs and tools could not show the name"))
        : Optional.empty();
  }

  private static Complaint complaint(Origin origin, String kind, String name, String fact) {
    String shown = name.length() > SHOWN + 4 ? name.substring(0, SHOWN) + "…" : name;
    return Complaint.at(origin, "%s `%s` %s".formatted(kind, shown, fact));
  }

  private static String better(String name) {
    String plain = name.replaceAll("[^A-Za-z0-9_]", "_");
    return OWN_COLUMN.matcher(plain).matches() ? "c" + plain : plain;
  }

  private static String better(String name, NameLength length) {
    return length.shortened(better(name), 0);
  }
}
