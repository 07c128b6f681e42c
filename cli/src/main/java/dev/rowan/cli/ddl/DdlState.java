package dev.rowan.cli.ddl;

import dev.rowan.cql.schema.AlterTable;
import dev.rowan.cql.schema.AlterType;
import dev.rowan.cql.schema.CreateIndex;
import dev.rowan.cql.schema.CreateTable;
import dev.rowan.cql.schema.CreateType;
import dev.rowan.cql.schema.CreateView;
import dev.rowan.cql.schema.DropElement;
import dev.rowan.cql.schema.SchemaStatement;
import dev.rowan.cql.text.QualifiedName;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** The schema after some statements. Not thread-safe. */
final class DdlState {
  private final Map<String, CreateTable> tables = new LinkedHashMap<>();
  private final Map<String, CreateType> types = new LinkedHashMap<>();
  private final Map<String, CreateView> views = new LinkedHashMap<>();
  private final List<CreateIndex> indexes = new ArrayList<>();
  private final List<Remark> remarks = new ArrayList<>();

  List<Remark> remarks() {
    return remarks;
  }

  /** Returns what no server accepts in the tables and types. */
  List<Remark> mistakes() {
    return SchemaMistakes.of(List.copyOf(tables.values()), List.copyOf(types.values()));
  }

  KeyspaceSchema ddl(List<Remark> all) {
    return new KeyspaceSchema(
        List.copyOf(tables.values()),
        List.copyOf(types.values()),
        List.copyOf(views.values()),
        indexes,
        all);
  }

  void create(CreateTable create) {
    add(tables, create.name(), create, create.ifNotExists(), "table");
  }

  void create(CreateType create) {
    add(types, create.name(), create, create.ifNotExists(), "type");
  }

  void create(CreateView create) {
    add(views, create.name(), create, create.ifNotExists(), "view");
  }

  void create(CreateIndex create) {
    indexes.add(create);
  }

  private <S extends SchemaStatement> void add(
      Map<String, S> known, QualifiedName name, S create, boolean ifNotExists, String kind) {
    S first = known.putIfAbsent(name.name().text(), create);
    if (first != null) {
      String where = "a %s of this name exists since %s".formatted(kind, first.position());
      remarks.add(
          ifNotExists
              ? Remark.note(create.position(), name.name().text(), "", where)
              : Remark.refused(create.position(), name.name().text(), "", where));
    }
  }

  void alter(AlterTable alter) {
    String name = alter.name().name().text();
    CreateTable table = tables.get(name);
    if (table == null) {
      unknown(alter, alter.name(), alter.ifExists());
      return;
    }
    Optional<CreateTable> changed = TableChanges.apply(table, alter.change());
    if (changed.isPresent()) {
      tables.put(name, changed.get());
    } else {
      remarks.add(
          Remark.refused(
              alter.position(), name, "", "the change does not fit the columns of the table"));
    }
  }

  void alter(AlterType alter) {
    String name = alter.name().name().text();
    CreateType type = types.get(name);
    if (type == null) {
      unknown(alter, alter.name(), alter.ifExists());
      return;
    }
    types.put(name, TypeChanges.apply(type, alter.change()));
  }

  void drop(DropElement drop) {
    String name = drop.name().name().text();
    boolean existed =
        switch (drop.kind()) {
          case TABLE -> {
            indexes.removeIf(index -> index.table().name().text().equals(name));
            yield tables.remove(name) != null;
          }
          case TYPE -> types.remove(name) != null;
          case VIEW -> views.remove(name) != null;
          case INDEX ->
              indexes.removeIf(
                  index -> index.name() != null && Objects.equals(name, index.name().text()));
        };
    if (!existed) {
      unknown(drop, drop.name(), drop.ifExists());
    }
  }

  private void unknown(SchemaStatement statement, QualifiedName name, boolean ifExists) {
    String reason = "the file does not create it before this statement";
    remarks.add(
        ifExists
            ? Remark.note(statement.position(), name.name().text(), "", reason)
            : Remark.lost(statement.position(), name.name().text(), "", reason));
  }
}
