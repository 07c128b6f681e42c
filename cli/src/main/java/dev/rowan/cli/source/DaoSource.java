package dev.rowan.cli.source;

import dev.rowan.cli.design.DesignType;
import dev.rowan.cli.design.EntityDesign;
import dev.rowan.cli.design.PropertyDesign;
import dev.rowan.cli.design.PropertyDesign.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;

/**
 * Writes the DAO of an entity: a method for each access path of the primary key. Reads and writes
 * by other columns need an index, which the schema does not have.
 */
final class DaoSource {
  private static final String ANNOTATIONS = "dev.rowan.annotation.";
  private static final String DAO = "dev.rowan.dao.";
  private static final int INDENT = 6;
  private static final Map<String, String> BOXED =
      Map.of(
          "byte", "java.lang.Byte",
          "double", "java.lang.Double",
          "float", "java.lang.Float",
          "int", "java.lang.Integer",
          "long", "java.lang.Long",
          "short", "java.lang.Short");

  private final EntityDesign entity;
  private final Imports imports;
  private final List<String> methods = new ArrayList<>();

  DaoSource(EntityDesign entity, Imports imports) {
    this.entity = entity;
    this.imports = imports;
  }

  /** Returns the name of the DAO of an entity. */
  static String name(EntityDesign entity) {
    return entity.className() + "Dao";
  }

  String text() {
    writes();
    removals();
    reads();
    return LineBreaks.javadoc("", "Reads and writes rows of {@code " + entity.table() + "}.")
        + annotation("Dao")
        + "\npublic interface "
        + name(entity)
        + " {\n"
        + String.join("\n", methods)
        + "}\n";
  }

  private void writes() {
    if (entity.counts()) {
      increment("void add", key(), Role.COUNTER);
      increment(
          "void addToPartition",
          entity.partitionKey().stream().map(this::parameter),
          Role.STATIC_COUNTER);
      return;
    }
    String property =
        entity.className().substring(0, 1).toLowerCase(Locale.ROOT)
            + entity.className().substring(1);
    boolean usable = SourceVersion.isName(property);
    method(
        annotation("Insert"),
        "void save",
        List.of(entity.className() + " " + (usable ? property : "entity")));
    if (entity.properties().stream().anyMatch(each -> !each.isKey())) {
      method(annotation("Update"), "void change", List.of(entity.className() + "Patch patch"));
    }
    List<PropertyDesign> statics = entity.with(Role.STATIC);
    if (!statics.isEmpty()) {
      method(
          annotation("Update"),
          "void changePartition",
          Stream.concat(entity.partitionKey().stream(), statics.stream())
              .map(this::parameter)
              .toList());
    }
  }

  private void increment(String head, Stream<String> key, Role role) {
    List<PropertyDesign> counters = entity.with(role);
    if (!counters.isEmpty()) {
      method(
          annotation("Increment"),
          head,
          Stream.concat(key, counters.stream().map(this::parameter)).toList());
    }
  }

  private void removals() {
    method(annotation("Delete"), "void remove", key().toList());
    if (!entity.clustering().isEmpty()) {
      method(
          annotation("Delete"),
          "void removeAll",
          entity.partitionKey().stream().map(this::parameter).toList());
    }
  }

  private void reads() {
    String select = annotation("Select");
    DesignType row = DesignType.of(entity.className());
    method(
        select,
        imports.text(new DesignType("java.util.Optional", List.of(row))) + " find",
        key().toList());
    List<PropertyDesign> clustering = entity.clustering();
    if (clustering.isEmpty()) {
      return;
    }
    String list = imports.text(new DesignType(DAO + "Page", List.of(row))) + " list";
    List<String> parameters =
        new ArrayList<>(entity.partitionKey().stream().map(this::parameter).toList());
    for (PropertyDesign next : clustering) {
      method(select, list, with(parameters, page()));
      if (next.isOrdered()) {
        method(select, list, with(parameters, range(next), page()));
      }
      parameters.add(parameter(next));
    }
  }

  private Stream<String> key() {
    return Stream.concat(entity.partitionKey().stream(), entity.clustering().stream())
        .map(this::parameter);
  }

  private String parameter(PropertyDesign property) {
    return imports.text(property.type()) + " " + property.name();
  }

  private String range(PropertyDesign property) {
    DesignType bound =
        DesignType.of(BOXED.getOrDefault(property.type().name(), property.type().name()));
    return imports.text(new DesignType(DAO + "Range", List.of(bound))) + " " + property.name();
  }

  /** Returns the parameter of a page, with a name that no property of the key has. */
  private String page() {
    String name =
        Stream.of("page", "request", "pageRequest")
            .filter(each -> key().noneMatch(parameter -> parameter.endsWith(" " + each)))
            .findFirst()
            .orElse("nextPage");
    return imports.text(DAO + "PageRequest") + " " + name;
  }

  private static List<String> with(List<String> parameters, String... more) {
    return Stream.concat(parameters.stream(), Stream.of(more)).toList();
  }

  private void method(String annotation, String head, List<String> parameters) {
    methods.add(
        "  "
            + annotation
            + "\n"
            + LineBreaks.list("  " + head + "(", parameters, ");", INDENT)
            + "\n");
  }

  private String annotation(String name) {
    return "@" + imports.text(ANNOTATIONS + name);
  }
}
