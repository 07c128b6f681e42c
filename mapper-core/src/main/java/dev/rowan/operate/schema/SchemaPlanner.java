package dev.rowan.operate.schema;

import dev.rowan.internal.session.DeclaredModel;
import dev.rowan.spi.schema.ColumnSchema;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.SchemaDifference;
import dev.rowan.spi.schema.SchemaDifference.Effect;
import dev.rowan.spi.schema.SchemaDifference.Kind;
import dev.rowan.spi.store.IndexState;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Makes the steps of a plan from differences. A derived table that is new, or has a new column with
 * values of existing rows, also needs a build.
 */
final class SchemaPlanner {
  private final DeclaredModel model;
  private final ChangeSettings settings;
  private final List<SchemaDifference> differences;
  private final Set<String> missing = new HashSet<>();

  /** Plans for differences. */
  SchemaPlanner(DeclaredModel model, List<SchemaDifference> differences, ChangeSettings settings) {
    this.model = model;
    this.settings = settings;
    this.differences = differences;
    for (SchemaDifference each : differences) {
      if (each.kind().isMissing()) {
        missing.add(each.element());
      }
    }
  }

  SchemaPlan plan() {
    List<SchemaStep> changes = new ArrayList<>();
    List<SchemaStep> dropping = new ArrayList<>();
    List<SchemaStep> impossible = new ArrayList<>();
    List<SchemaStep> optional = new ArrayList<>();
    Map<String, SchemaDifference> toBuild = new TreeMap<>();
    List<SchemaDifference> copies = new ArrayList<>();
    for (SchemaDifference each : differences) {
      if (each.kind() == Kind.INDEX_STATE) {
        toBuild.put(each.element(), each);
      } else if (each.kind() == Kind.COLUMN_COPY) {
        copies.add(each);
      } else if (each.kind().effect() == Effect.NOT_POSSIBLE) {
        impossible.add(step(each, Effect.NOT_POSSIBLE, StepNotes.instead(each)));
      } else if (isFormer(each.kind()) && !settings.drops().contains(each.element())) {
        optional.add(step(each, Effect.DESTRUCTIVE, StepNotes.drop(each)));
      } else if (each.kind().effect() == Effect.DESTRUCTIVE) {
        addDrop(each, dropping, impossible);
      } else if (each.kind().effect() == Effect.ADDITIVE) {
        changes.add(step(each, Effect.ADDITIVE, StepNotes.consequence(each)));
        if (stateAfter(each) == IndexState.WRITE_ONLY) {
          String name = each.owner();
          toBuild.putIfAbsent(
              name, new SchemaDifference(Kind.INDEX_STATE, name, "nothing", "READABLE", null));
        }
      }
    }
    toBuild.values().forEach(each -> addBuild(each, changes, impossible));
    copies.forEach(each -> addCopy(each, changes, impossible));
    changes.addAll(dropping);
    changes.addAll(impossible);
    return new SchemaPlan(changes, optional);
  }

  /**
   * Returns the state of the derived table that a step creates or extends: readable if its base
   * table is new, so that it has no rows; write-only if it may lack entries of rows. Null if the
   * step changes no state.
   */
  @Nullable IndexState stateAfter(SchemaDifference difference) {
    DeclaredModel.Index index = model.indexes().get(difference.owner());
    if (index == null) {
      return null;
    }
    boolean isNew = difference.kind() == Kind.MISSING_TABLE;
    if (missing.contains(index.base().name())) {
      return isNew ? IndexState.READABLE : null;
    }
    boolean lacksEntries =
        isNew
            || (difference.kind() == Kind.MISSING_COLUMN
                && index.derived() != null
                && copiesStoredColumn(index.derived(), difference));
    return lacksEntries ? IndexState.WRITE_ONLY : null;
  }

  /** A column that is new in the base table too has no value in any row. */
  private boolean copiesStoredColumn(DerivedTable derived, SchemaDifference difference) {
    String column = difference.element().substring(difference.owner().length() + 1);
    List<ColumnSchema> columns = derived.table().columns();
    for (int i = 0; i < columns.size(); i++) {
      if (columns.get(i).name().equals(column)) {
        ColumnSchema source = derived.base().column(derived.components().get(i).column());
        return !missing.contains(derived.base().name() + "." + source.name());
      }
    }
    return true;
  }

  private void addDrop(
      SchemaDifference each, List<SchemaStep> dropping, List<SchemaStep> impossible) {
    if (settings.drops().contains(each.element())) {
      dropping.add(step(each, Effect.DESTRUCTIVE, StepNotes.loss(each, settings.compares())));
    } else if (each.kind() == Kind.FOREIGN_COLUMN) {
      impossible.add(step(each, Effect.NOT_POSSIBLE, StepNotes.instead(each)));
    }
  }

  private static boolean isFormer(Kind kind) {
    return kind == Kind.FORMER_TABLE || kind == Kind.FORMER_COLUMN;
  }

  private void addCopy(
      SchemaDifference each, List<SchemaStep> changes, List<SchemaStep> impossible) {
    if (!settings.builds()) {
      return;
    }
    String statement = "copy " + each.model() + " to " + each.element();
    boolean isBlocked =
        differences.stream()
            .anyMatch(
                other ->
                    other.kind().effect() == Effect.NOT_POSSIBLE
                        && other.owner().equals(each.owner()));
    if (isBlocked) {
      String note = "resolve the other differences of " + each.owner() + " first";
      impossible.add(new SchemaStep(each, Effect.NOT_POSSIBLE, statement, note));
    } else {
      String note =
          "start it after the last program that writes only the former column has stopped";
      changes.add(new SchemaStep(each, Effect.ADDITIVE, statement, note));
    }
  }

  private void addBuild(
      SchemaDifference each, List<SchemaStep> changes, List<SchemaStep> impossible) {
    DeclaredModel.Index index = model.indexes().get(each.element());
    if (!settings.builds() || index == null) {
      return;
    }
    String base = index.base().name();
    String statement = "build " + each.element() + " from " + base;
    if (isBlocked(index)) {
      String note = "resolve the other differences of " + base + " first";
      impossible.add(new SchemaStep(each, Effect.NOT_POSSIBLE, statement, note));
    } else {
      String note =
          "start it after every program that writes " + base + " declares " + each.element();
      changes.add(new SchemaStep(each, Effect.ADDITIVE, statement, note));
    }
  }

  /** A build opens the entity, which a difference that no step resolves refuses. */
  private boolean isBlocked(DeclaredModel.Index index) {
    Set<String> others = new HashSet<>();
    model.schema().tables().forEach(table -> others.add(table.name()));
    others.remove(index.base().name());
    model.indexes().values().stream()
        .filter(each -> each.mapping().equals(index.mapping()))
        .forEach(each -> others.remove(each.table().name()));
    return differences.stream()
        .anyMatch(each -> isUnresolved(each) && !others.contains(each.owner()));
  }

  private boolean isUnresolved(SchemaDifference difference) {
    return switch (difference.kind().effect()) {
      case NOT_POSSIBLE -> true;
      case DESTRUCTIVE ->
          difference.kind() == Kind.FOREIGN_COLUMN
              && !settings.drops().contains(difference.element());
      case ADDITIVE, REDESIGN, NONE -> false;
    };
  }

  private static SchemaStep step(SchemaDifference difference, Effect effect, String note) {
    String cql = difference.cql();
    return new SchemaStep(difference, effect, cql == null ? "" : cql, note);
  }
}
