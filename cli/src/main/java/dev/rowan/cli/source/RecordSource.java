package dev.rowan.cli.source;

import dev.rowan.cli.design.ColumnNames;
import dev.rowan.cli.design.EntityDesign;
import dev.rowan.cli.design.NativeIndexDesign;
import dev.rowan.cli.design.PropertyDesign;
import dev.rowan.cli.design.TypeDesign;
import dev.rowan.cli.design.ViewDesign;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes records of entities and of user-defined types and tuples. */
final class RecordSource {
  private static final String ANNOTATIONS = "dev.rowan.annotation.";
  private static final String END = ") {}";
  private static final int DAY = 86_400;
  private static final int HOUR = 3_600;
  private static final int MINUTE = 60;

  private final Imports imports;
  private final StringBuilder text = new StringBuilder();

  private RecordSource(Imports imports) {
    this.imports = imports;
  }

  static String of(EntityDesign entity, Imports imports) {
    RecordSource source = new RecordSource(imports);
    source.text.append(LineBreaks.javadoc("", describe(entity)));
    source.named("Entity", entity.className(), entity.table());
    entity.views().forEach(source::view);
    source.ttl(entity.ttl());
    source.components(entity.className(), entity.properties(), entity);
    return source.text.toString();
  }

  static String of(TypeDesign type, Imports imports) {
    RecordSource source = new RecordSource(imports);
    String kind = type.isTuple() ? "tuple" : "user-defined type";
    String sentence = "A value of the " + kind + " {@code " + type.typeName() + "}.";
    source.text.append(LineBreaks.javadoc("", sentence));
    if (type.isTuple()) {
      source.text.append('@').append(imports.text(ANNOTATIONS + "Tuple")).append('\n');
    } else {
      source.named("Udt", type.className(), type.typeName());
    }
    source.components(type.className(), type.fields(), null);
    return source.text.toString();
  }

  private static String describe(EntityDesign entity) {
    return entity.comment().isBlank()
        ? "A row of the table {@code " + entity.table() + "}."
        : Escapes.javadoc(entity.comment());
  }

  private void named(String annotation, String className, String name) {
    text.append('@').append(imports.text(ANNOTATIONS + annotation));
    if (!ColumnNames.of(className).equals(name)) {
      text.append('(').append(Escapes.literal(name)).append(')');
    }
    text.append('\n');
  }

  private void view(ViewDesign view) {
    List<String> arguments = new ArrayList<>();
    arguments.add("name = " + Escapes.literal(view.name()));
    arguments.add("partition = " + array(view.partition()));
    if (!view.clustering().isEmpty()) {
      arguments.add("clustering = " + array(view.clustering()));
    }
    if (!view.include().isEmpty()) {
      arguments.add("include = " + array(view.include()));
    }
    arguments.add("maintain = " + imports.text(ANNOTATIONS + "Maintain") + ".SERVER_VIEW");
    text.append(LineBreaks.annotation(annotation("CustomIndex", arguments))).append('\n');
  }

  private static String array(List<String> names) {
    List<String> literals = names.stream().map(Escapes::literal).toList();
    return literals.size() == 1 ? literals.get(0) : "{" + String.join(", ", literals) + "}";
  }

  private void ttl(int seconds) {
    List<String> parts = new ArrayList<>();
    part(parts, "days", seconds / DAY);
    part(parts, "hours", seconds % DAY / HOUR);
    part(parts, "minutes", seconds % HOUR / MINUTE);
    part(parts, "seconds", seconds % MINUTE);
    if (!parts.isEmpty()) {
      text.append(LineBreaks.annotation(annotation("Ttl", parts))).append('\n');
    }
  }

  private static void part(List<String> parts, String name, int value) {
    if (value != 0) {
      parts.add(name + " = " + value);
    }
  }

  private void components(
      String className, List<PropertyDesign> properties, @Nullable EntityDesign entity) {
    List<String> components = new ArrayList<>();
    for (PropertyDesign property : properties) {
      boolean last = components.size() == properties.size() - 1;
      components.add(component(property, entity, last ? END : ","));
    }
    text.append(LineBreaks.list("public record " + className + "(", components, END, 4))
        .append('\n');
  }

  private String component(PropertyDesign property, @Nullable EntityDesign entity, String tail) {
    List<AnnotationSource> annotations = new ArrayList<>();
    if (entity != null) {
      role(property, entity, annotations);
    }
    column(property, annotations);
    if (property.dimensions() > 0) {
      annotations.add(annotation("Dimensions", List.of(String.valueOf(property.dimensions()))));
    }
    property.nativeIndexes().forEach(index -> annotations.add(nativeIndex(index)));
    if (property.isFrozen()) {
      annotations.add(annotation("Frozen"));
    }
    return LineBreaks.parameter(
        annotations, imports.text(property.type()) + " " + property.name(), 4, tail.length());
  }

  private AnnotationSource nativeIndex(NativeIndexDesign index) {
    List<String> arguments = new ArrayList<>();
    if (!index.isAttached()) {
      arguments.add("kind = " + imports.text(ANNOTATIONS + "IndexKind") + ".LEGACY");
    }
    if (!index.name().isEmpty()) {
      arguments.add("name = " + Escapes.literal(index.name()));
    }
    if (!index.target().isEmpty()) {
      arguments.add("target = " + imports.text(ANNOTATIONS + "IndexTarget") + "." + index.target());
    }
    if (!index.similarity().isEmpty()) {
      arguments.add(
          "similarity = " + imports.text(ANNOTATIONS + "Similarity") + "." + index.similarity());
    }
    return annotation("NativeIndex", arguments);
  }

  private void role(
      PropertyDesign property, EntityDesign entity, List<AnnotationSource> annotations) {
    switch (property.role()) {
      case PARTITION ->
          annotations.add(
              annotation(
                  "PartitionKey",
                  entity.partitionKey().size() == 1
                      ? List.of()
                      : List.of(String.valueOf(property.place()))));
      case CLUSTERING -> annotations.add(annotation("Clustering", clustering(property, entity)));
      case STATIC -> annotations.add(annotation("Static"));
      case COUNTER -> annotations.add(annotation("Counter"));
      case STATIC_COUNTER ->
          annotations.addAll(List.of(annotation("Static"), annotation("Counter")));
      case REGULAR -> {}
    }
  }

  private List<String> clustering(PropertyDesign property, EntityDesign entity) {
    boolean single = entity.clustering().size() == 1;
    if (!property.isDescending()) {
      return single ? List.of() : List.of(String.valueOf(property.place()));
    }
    String order = "order = " + imports.text(ANNOTATIONS + "Order") + ".DESC";
    return single ? List.of(order) : List.of("value = " + property.place(), order);
  }

  private void column(PropertyDesign property, List<AnnotationSource> annotations) {
    boolean renamed = !ColumnNames.of(property.name()).equals(property.column());
    String type =
        property
            .cqlType()
            .map(each -> imports.text(ANNOTATIONS + "CqlType") + "." + each)
            .orElse("");
    String name = Escapes.literal(property.column());
    if (!type.isEmpty()) {
      annotations.add(
          annotation(
              "Column",
              renamed ? List.of("value = " + name, "type = " + type) : List.of("type = " + type)));
    } else if (renamed) {
      annotations.add(annotation("Column", List.of(name)));
    }
  }

  private AnnotationSource annotation(String name) {
    return annotation(name, List.of());
  }

  private AnnotationSource annotation(String name, List<String> arguments) {
    return new AnnotationSource("@" + imports.text(ANNOTATIONS + name), arguments);
  }
}
