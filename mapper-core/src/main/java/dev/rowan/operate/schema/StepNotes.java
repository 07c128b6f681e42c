package dev.rowan.operate.schema;

import dev.rowan.internal.index.HiddenColumns;
import dev.rowan.spi.schema.SchemaDifference;
import dev.rowan.spi.schema.TableLayout;
import dev.rowan.spi.schema.TableSchema;

/** What a step loses, what it does not do, or what to do in its place. */
final class StepNotes {
  private static final String NEW_TABLE =
      "declare an index with the new key and all columns, build it, and make it the table of the"
          + " entity (docs/guide/change-a-key.md)";

  private static final String KEYS = "stored keys cannot change: " + NEW_TABLE;

  private static final String NEW_COUNTERS =
      "stored counters keep their period: declare another entity for the counters, fill it with"
          + " rowan.maintenance().recount, and drop the old table";

  private StepNotes() {}

  /** Returns what to do about a difference that no step resolves. */
  static String instead(SchemaDifference difference) {
    return switch (difference.kind()) {
      case KEY, DIRECTION -> KEYS;
      case LAYOUT -> TableLayout.isOfRollup(difference.stored()) ? NEW_COUNTERS : KEYS;
      case TYPE ->
          "a stored type cannot change: declare a column with another name, and copy the values";
      case OBJECT -> "rename one of the two: a view and a table cannot have the same name";
      case VIEW -> "a view cannot be altered: run both statements while no program reads the view";
      case NATIVE_INDEX ->
          "an index cannot be altered: run both statements while no program reads by it";
      case MISSING_KEYSPACE -> "run the statement with the number of replicas that you want";
      case REPLICATION -> "run the statement, or add nodes";
      case UNFINISHED_MOVE ->
          "build the index "
              + difference.element()
              + " with the version of the program that declares it, and deploy this version then";
      case UNFINISHED_COPY ->
          "run the version of the program whose column has formerly, copy the values with it, and"
              + " deploy this version a minute later";
      case UNCOPIABLE_COLUMN ->
          "copy the values with a program of your own, and then name the former column to drop it";
      case FEATURE -> "change the setting in cassandra.yaml on every node, or the model";
      case FOREIGN_COLUMN ->
          "name the column to drop it, or connect with foreign-columns=accept: Rowan loses its"
              + " values when rows move";
      default -> "";
    };
  }

  /** Returns when to drop a former table or column. */
  static String drop(SchemaDifference difference) {
    boolean isColumn = !difference.element().equals(difference.owner());
    return "name the "
        + (isColumn ? "column" : "table")
        + " to drop it, after the last program that writes "
        + difference.element()
        + " has stopped";
  }

  /** Returns what a drop loses. */
  static String loss(SchemaDifference difference, boolean compares) {
    if (difference.kind() == SchemaDifference.Kind.FORMER_TABLE && compares) {
      return difference.element()
          + " is dropped if each of its rows has a copy; it is "
          + difference.stored();
    }
    if (difference.kind() == SchemaDifference.Kind.FORMER_COLUMN && compares) {
      return difference.element()
          + " is dropped if each of its values has a copy; it is "
          + difference.stored();
    }
    return difference.element().equals(difference.owner())
        ? "all rows of " + difference.element() + " are lost; it is " + difference.stored()
        : "the values of " + difference.element() + " in all rows are lost";
  }

  /** Returns what an operator should know about an additive step. */
  static String consequence(SchemaDifference difference) {
    return switch (difference.kind()) {
      case TTL ->
          "stored values keep their TTL; rowan maintenance rewrite-ttl changes that of an entity"
              + " without indexes";
      case OPTIONS -> "another compaction or compression can rewrite the whole table";
      case MISSING_VIEW -> "the server builds the view";
      case MISSING_NATIVE_INDEX -> "the servers build the index";
      case UNRECORDED_LAYOUT -> "records how columns are computed; no row changes";
      case MISSING_TABLE ->
          difference.element().startsWith(TableSchema.RESERVED)
              ? "a table of Rowan, for its own state; no other program uses it"
              : "";
      case MISSING_COLUMN ->
          HiddenColumns.isHidden(difference.element().substring(difference.owner().length() + 1))
              ? "a column of Rowan, for the maintenance of indexes; other programs do not need it"
              : "";
      default -> "";
    };
  }
}
