package dev.rowan.cli.design;

import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Checks whether Rowan can declare a name of a schema. Rowan writes names without quotes. */
final class CqlNames {
  private static final int LONGEST = 48;
  private static final String OWN = "rowan_";
  private static final Pattern PLAIN = Pattern.compile("[a-z][a-z0-9_]*");
  private static final Set<String> RESERVED =
      Set.of(
          ("add allow alter and apply asc authorize batch begin by columnfamily create default delete"
                  + " desc describe drop entries execute false from full grant if in index infinity"
                  + " insert into is keyspace limit materialized mbean mbeans modify nan"
                  + " norecursive not null of on or order primary rename replace revoke schema"
                  + " select set table to token true truncate unlogged unset update use using view"
                  + " where with")
              .split(" "));

  private CqlNames() {}

  /** Returns why a table, a view or a type of this name cannot be declared; empty if it can. */
  static Optional<String> problemOfTable(String name) {
    if (name.length() > LONGEST) {
      return Optional.of("the name has more than %d characters".formatted(LONGEST));
    }
    return name.startsWith(OWN)
        ? Optional.of("names that begin with `%s` belong to Rowan's own tables".formatted(OWN))
        : problemOfColumn(name);
  }

  /** Returns why a column of this name cannot be declared; empty if it can. */
  static Optional<String> problemOfColumn(String name) {
    return PLAIN.matcher(name).matches() && !RESERVED.contains(name)
        ? Optional.empty()
        : Optional.of("the name needs quotation marks in CQL, which Rowan does not write");
  }
}
