package dev.rowan.cli.design;

import java.util.Optional;
import java.util.regex.Pattern;

/** Checks whether Rowan can declare a name of a schema. */
final class DeclarableNames {
  private static final String OWN = "rowan_";
  private static final Pattern OWN_COLUMN = Pattern.compile("_[a-z]");
  private static final Pattern CONTROL = Pattern.compile("\\p{Cntrl}");

  private DeclarableNames() {}

  /** Returns why a table, a view or a type of this name cannot be declared; empty if it can. */
  static Optional<String> problemOfTable(String name) {
    return name.startsWith(OWN)
        ? Optional.of("names that begin with `%s` belong to Rowan's own tables".formatted(OWN))
        : Optional.empty();
  }

  /** Returns why a column of this name cannot be declared; empty if it can. */
  static Optional<String> problemOfColumn(String name) {
    if (OWN_COLUMN.matcher(name).matches()) {
      return Optional.of("Rowan adds columns of such names to tables on a cluster");
    }
    return CONTROL.matcher(name).find()
        ? Optional.of("the name contains a control character")
        : Optional.empty();
  }
}
