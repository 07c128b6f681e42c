package dev.rowan.cli.ddl;

import dev.rowan.cql.Cql;
import dev.rowan.cql.schema.AlterTable;
import dev.rowan.cql.schema.AlterType;
import dev.rowan.cql.schema.AlterView;
import dev.rowan.cql.schema.CreateIndex;
import dev.rowan.cql.schema.CreateKeyspace;
import dev.rowan.cql.schema.CreateTable;
import dev.rowan.cql.schema.CreateType;
import dev.rowan.cql.schema.CreateView;
import dev.rowan.cql.schema.DropElement;
import dev.rowan.cql.statement.Use;
import dev.rowan.cql.text.Name;
import dev.rowan.cql.text.QualifiedName;
import dev.rowan.cql.text.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Reads the schema of a CQL file. Statements that change tables and types are applied in the order
 * of the file, so that a file of migrations gives its last state.
 */
public final class DdlReader {
  private final DdlState state = new DdlState();
  private final List<Remark> remarks = new ArrayList<>();

  private DdlReader() {}

  /**
   * Returns the schema of a file.
   *
   * @param keyspace the keyspace whose tables are read; if empty, the file has tables of one
   * @throws dev.rowan.cql.text.CqlSyntaxException if the text is not CQL
   * @throws KeyspaceChoiceException if the file has no tables of the keyspace, or if it has tables
   *     of several keyspaces and the caller chooses none
   */
  public static KeyspaceSchema read(String text, Optional<String> keyspace) {
    OtherStatements others = OtherStatements.of(text);
    List<Located> statements = located(Cql.parseAll(others.rest()));
    Optional<String> chosen = chosen(statements, keyspace);
    DdlReader reader = new DdlReader();
    for (Located each : statements) {
      if (each.keyspace().isEmpty() || chosen.isEmpty() || each.keyspace().equals(chosen.get())) {
        reader.apply(each.statement());
      }
    }
    List<Remark> remarks = new ArrayList<>(reader.state.remarks());
    remarks.addAll(others.remarks(chosen));
    remarks.addAll(reader.remarks);
    remarks.addAll(reader.state.mistakes());
    remarks.sort(Remark.BY_POSITION);
    return reader.state.ddl(remarks);
  }

  /** A statement with the keyspace that it is about; empty if the file does not say it. */
  private record Located(String keyspace, Statement statement) {}

  private static List<Located> located(List<Statement> statements) {
    List<Located> located = new ArrayList<>();
    String current = "";
    for (Statement statement : statements) {
      if (statement instanceof Use use) {
        current = use.keyspace().text();
      } else {
        located.add(new Located(keyspace(name(statement), current), statement));
      }
    }
    return located;
  }

  private static String keyspace(Optional<QualifiedName> name, String current) {
    return name.map(
            each -> {
              Name keyspace = each.keyspace();
              return keyspace == null ? current : keyspace.text();
            })
        .orElse("");
  }

  private static Optional<QualifiedName> name(Statement statement) {
    if (statement instanceof CreateTable create) {
      return Optional.of(create.name());
    } else if (statement instanceof CreateType create) {
      return Optional.of(create.name());
    } else if (statement instanceof CreateView create) {
      return Optional.of(create.name());
    } else if (statement instanceof CreateIndex create) {
      return Optional.of(create.table());
    } else if (statement instanceof AlterTable alter) {
      return Optional.of(alter.name());
    } else if (statement instanceof AlterType alter) {
      return Optional.of(alter.name());
    } else if (statement instanceof DropElement drop) {
      return Optional.of(drop.name());
    }
    return Optional.empty();
  }

  private static Optional<String> chosen(List<Located> statements, Optional<String> keyspace) {
    Set<String> existing =
        statements.stream()
            .filter(each -> each.statement() instanceof CreateTable)
            .map(Located::keyspace)
            .filter(name -> !name.isEmpty())
            .collect(Collectors.toCollection(TreeSet::new));
    if (keyspace.isEmpty()) {
      if (existing.size() > 1) {
        throw new KeyspaceChoiceException(
            "the file has tables of several keyspaces; choose one with --keyspace: "
                + String.join(", ", existing));
      }
      return existing.stream().findFirst();
    }
    if (!existing.contains(keyspace.get())) {
      throw new KeyspaceChoiceException(
          "the file has no tables of keyspace `%s`%s"
              .formatted(
                  keyspace.get(),
                  existing.isEmpty()
                      ? "; it names no keyspace, so leave out --keyspace"
                      : "; it has tables of: " + String.join(", ", existing)));
    }
    return keyspace;
  }

  private void apply(Statement statement) {
    if (statement instanceof CreateTable create) {
      state.create(create);
    } else if (statement instanceof CreateType create) {
      state.create(create);
    } else if (statement instanceof CreateView create) {
      state.create(create);
    } else if (statement instanceof CreateIndex create) {
      state.create(create);
    } else if (statement instanceof AlterTable alter) {
      state.alter(alter);
    } else if (statement instanceof AlterType alter) {
      state.alter(alter);
    } else if (statement instanceof DropElement drop) {
      state.drop(drop);
    } else if (!(statement instanceof CreateKeyspace) && !(statement instanceof AlterView)) {
      note(statement);
    }
  }

  /** Notes a statement about roles, functions or rows. Its text can contain a password. */
  private void note(Statement statement) {
    String name = statement.getClass().getSimpleName();
    String words = name.replaceAll("(?<=[a-z])(?=[A-Z])", " ").toUpperCase(Locale.ROOT);
    remarks.add(
        Remark.note(
            statement.position(),
            words.replace(" STATEMENT", ""),
            "",
            "the statement describes no table, so no class comes from it"));
  }
}
