package dev.rowan.cli.design;

import dev.rowan.cli.ddl.KeyspaceSchema;
import dev.rowan.cli.ddl.Remark;
import dev.rowan.cql.schema.CreateIndex;
import dev.rowan.cql.schema.CreateTable;
import dev.rowan.cql.schema.CreateType;
import dev.rowan.cql.schema.CreateView;
import dev.rowan.cql.schema.FieldDefinition;
import dev.rowan.cql.type.CqlType;
import dev.rowan.cql.type.UserType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/** Designs the classes of a schema. */
public final class SchemaDesigner {
  private final KeyspaceSchema ddl;
  private final String packageName;
  private final JavaNames names = new JavaNames();
  private final Map<String, DesignType> userTypes = new HashMap<>();
  private final TupleDesigner tuples;
  private final List<TypeDesign> types = new ArrayList<>();
  private final Map<String, EntityDesign> entities = new LinkedHashMap<>();
  private final List<Remark> remarks = new ArrayList<>();

  private SchemaDesigner(KeyspaceSchema ddl, String packageName) {
    this.ddl = ddl;
    this.packageName = packageName;
    this.tuples = new TupleDesigner(names, packageName, userTypes);
    this.remarks.addAll(ddl.remarks());
  }

  /** Returns the classes of a schema in a package, and a remark for each part without one. */
  public static SchemaDesign design(KeyspaceSchema ddl, String packageName) {
    SchemaDesigner designer = new SchemaDesigner(ddl, packageName);
    // names of tables come first, so that a type never takes the natural name of an entity
    List<String> classes =
        ddl.tables().stream().map(table -> designer.names.entity(name(table))).toList();
    designer.designTypes();
    for (int at = 0; at < classes.size(); at++) {
      designer.design(ddl.tables().get(at), classes.get(at));
    }
    ddl.views().forEach(designer::design);
    ddl.indexes().forEach(designer::design);
    designer.remarks.sort(Remark.BY_POSITION);
    return new SchemaDesign(
        designer.types, List.copyOf(designer.entities.values()), designer.remarks);
  }

  private static String name(CreateTable table) {
    return table.name().name().text();
  }

  /** Designs the types, each after the types of its fields. */
  private void designTypes() {
    List<CreateType> waiting = new ArrayList<>(ddl.types());
    boolean progress = true;
    while (progress) {
      List<CreateType> ready = waiting.stream().filter(type -> !dependsOn(type, waiting)).toList();
      ready.forEach(this::design);
      waiting.removeAll(ready);
      progress = !ready.isEmpty();
    }
    for (CreateType type : waiting) {
      remarks.add(
          Remark.refused(
              type.position(), type.name().name().text(), "", "the type contains itself"));
    }
  }

  private static boolean dependsOn(CreateType type, List<CreateType> others) {
    return type.fields().stream()
        .flatMap(field -> parts(field.type()))
        .filter(UserType.class::isInstance)
        .map(part -> ((UserType) part).name().name().text())
        .anyMatch(
            used -> others.stream().anyMatch(other -> other.name().name().text().equals(used)));
  }

  private static Stream<CqlType> parts(CqlType type) {
    return Stream.concat(Stream.of(type), CqlTypes.inside(type).flatMap(SchemaDesigner::parts));
  }

  private void design(CreateType type) {
    String name = type.name().name().text();
    Optional<String> unusable = DeclarableNames.problemOfTable(name);
    if (unusable.isPresent()) {
      remarks.add(Remark.lost(type.position(), name, "", unusable.get()));
      return;
    }
    Map<String, String> properties =
        JavaNames.properties(
            type.fields().stream().map(field -> field.name().text()).distinct().toList());
    List<PropertyDesign> fields = new ArrayList<>();
    for (FieldDefinition field : type.fields()) {
      Optional<PropertyDesign> property =
          field(name, field, Objects.requireNonNull(properties.get(field.name().text())));
      property.ifPresent(fields::add);
    }
    if (fields.size() < type.fields().size()) {
      remarks.add(
          Remark.lost(
              type.position(),
              name,
              "",
              "a record with only some fields of the type would lose the others"));
      return;
    }
    String className = names.type(name);
    types.add(new TypeDesign(name, className, fields, false));
    userTypes.put(name, DesignType.of(packageName + "." + className));
  }

  private Optional<PropertyDesign> field(String type, FieldDefinition field, String property) {
    String column = field.name().text();
    TypeMapping.Result mapped = tuples.map(field.type(), type, column);
    Optional<String> problem = DeclarableNames.problemOfColumn(column).or(mapped::problem);
    if (problem.isPresent()) {
      remarks.add(Remark.lost(field.position(), type, column, problem.get()));
      return Optional.empty();
    }
    types.addAll(mapped.tuples());
    // inside a user-defined type each value is frozen
    return Optional.of(
        new PropertyDesign(
            property,
            column,
            mapped.type(),
            PropertyDesign.Role.REGULAR,
            0,
            false,
            mapped.cqlType(),
            mapped.dimensions(),
            false,
            mapped.isValue(),
            false,
            List.of(),
            field.position()));
  }

  private void design(CreateTable table, String className) {
    TableDesigner designer = new TableDesigner(table, tuples);
    designer
        .design(className)
        .ifPresent(
            entity -> {
              types.addAll(designer.records());
              entities.put(entity.table(), entity);
            });
    remarks.addAll(designer.remarks());
  }

  private void design(CreateView view) {
    String name = view.name().name().text();
    String base = view.table().name().text();
    EntityDesign entity = entities.get(base);
    Optional<String> problem =
        DeclarableNames.problemOfTable(name)
            .or(
                () ->
                    entity == null
                        ? Optional.of("table `%s` has no entity".formatted(base))
                        : ViewDesigner.problem(view, entity));
    if (problem.isPresent() || entity == null) {
      remarks.add(Remark.lost(view.position(), name, "", problem.orElse("")));
      return;
    }
    entities.put(base, ViewDesigner.with(entity, view));
    if (!view.options().isEmpty()) {
      remarks.add(TableDesigner.options(view.position(), name, view.options()));
    }
  }

  private void design(CreateIndex index) {
    EntityDesign entity = entities.get(index.table().name().text());
    if (entity != null && index.targets().size() == 1) {
      Optional<PropertyDesign> property = entity.property(index.targets().get(0).column().text());
      Optional<NativeIndexDesign> design =
          property.flatMap(each -> NativeIndexDesign.of(index, entity, each));
      // the type of a parameter chooses between indexes of one property
      if (design.isPresent() && property.orElseThrow().nativeIndexes().isEmpty()) {
        PropertyDesign old = property.get();
        entities.put(entity.table(), entity.with(old, old.with(design.get())));
        return;
      }
    }
    remarks.add(IndexRemarks.of(index, Optional.ofNullable(entity)));
  }
}
