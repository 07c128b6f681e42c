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
    summary = "Cassandra does not accept the name of a table, type, index or column")
public final class UnusableName implements EntityRule, UdtRule {
  /** The names of tables, types and indexes are parts of the names of directories. */
  private static final Pattern TABLE = Pattern.compile("[A-Za-z0-9_]+");

  private static final Pattern OWN_COLUMN = Pattern.compile("_[a-z]");
  private static final Pattern CONTROL = Pattern.compile("\\p{Cntrl}");
  private static final int LONGEST_TABLE = 48;

  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    List<Complaint> complaints = new ArrayList<>();
    Origin table = entity.origin().withAnnotation(Entity.class.getCanonicalName(), 0);
    table(entity.table())
        .map(fact -> complaint(table.withAttribute("value"), "table name", entity.table(), fact))
        .map(complaint -> complaint.fix("@Entity(\"%s\")".formatted(better(entity.table()))))
        .ifPresent(complaints::add);
    Optional.of(entity.formerly())
        .filter(name -> !name.isEmpty())
        .flatMap(UnusableName::table)
        .map(
            fact ->
                complaint(table.withAttribute("formerly"), "table name", entity.formerly(), fact))
        .map(complaint -> complaint.fix("formerly = \"%s\"".formatted(better(entity.formerly()))))
        .ifPresent(complaints::add);
    entity
        .indexes()
        .forEach(
            index ->
                table(index.name())
                    .map(
                        fact ->
                            complaint(
                                index.origin().withAttribute(index.nameAttribute()),
                                index.unique() ? "table name" : "index name",
                                index.name(),
                                fact))
                    .map(
                        complaint ->
                            complaint.fix(
                                (index.unique() ? "@Unique(\"%s\")" : "name = \"%s\"")
                                    .formatted(better(index.name()))))
                    .ifPresent(complaints::add));
    return Stream.of(complaints.stream(), ofColumns(entity), ofAliases(entity))
        .flatMap(each -> each);
  }

  @Override
  public Stream<Complaint> check(UdtModel udt, Design design) {
    if (udt.tuple()) {
      return Stream.empty(); // neither a tuple nor a field of it has a name
    }
    Origin name = udt.mapped().origin().withAnnotation(Udt.class.getCanonicalName(), 0);
    return Stream.concat(
        table(udt.typeName())
            .map(fact -> complaint(name.withAttribute("value"), "type name", udt.typeName(), fact))
            .map(complaint -> complaint.fix("@Udt(\"%s\")".formatted(better(udt.typeName()))))
            .stream(),
        ofColumns(udt.mapped()));
  }

  private static Stream<Complaint> ofColumns(EntityModel entity) {
    return entity
        .columns()
        .flatMap(
            property ->
                column(property.column())
                    .map(
                        fact ->
                            complaint(
                                DuplicateColumn.nameOf(property),
                                "column name",
                                property.column(),
                                fact))
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
                column(name)
                    .map(
                        fact ->
                            complaint(origin, "column name", name, fact)
                                .fix("\"%s as %s\"".formatted(of, better(name))))
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

  private static Complaint complaint(Origin origin, String kind, String name, String fact) {
    String shown =
        name.length() > LONGEST_TABLE + 4 ? name.substring(0, LONGEST_TABLE) + "…" : name;
    return Complaint.at(origin, "%s `%s` %s".formatted(kind, shown, fact))
        .because(
            "Cassandra refuses tables of other names, and Rowan could not tell its own columns from yours");
  }

  private static Optional<String> table(String name) {
    if (name.length() > LONGEST_TABLE) {
      return Optional.of("has %d characters, more than %d".formatted(name.length(), LONGEST_TABLE));
    }
    return TABLE.matcher(name).matches()
        ? Optional.empty()
        : Optional.of("must consist of a-z, A-Z, 0-9 and _");
  }

  private static Optional<String> column(String name) {
    if (CONTROL.matcher(name).find()) {
      return Optional.of("contains a control character");
    }
    return OWN_COLUMN.matcher(name).matches()
        ? Optional.of("is like the names of the columns that Rowan adds on a cluster")
        : Optional.empty();
  }

  private static String better(String name) {
    String plain = name.replaceAll("[^A-Za-z0-9_]", "_");
    String own = OWN_COLUMN.matcher(plain).matches() ? "c" + plain : plain;
    return own.length() > LONGEST_TABLE ? own.substring(0, LONGEST_TABLE) : own;
  }
}
