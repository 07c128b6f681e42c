package dev.rowan.internal.state;

import dev.rowan.error.ConfigurationException;
import dev.rowan.error.ErrorCode;
import dev.rowan.spi.schema.TableSchema;
import java.util.Map;

/**
 * The names of the tables in which the run time stores its own state. Names with the prefix are
 * reserved: no table of an entity has one, today or in a later version.
 */
public final class ReservedTables {
  /** The beginning of each reserved name. The annotation processor refuses it, too. */
  public static final String PREFIX = TableSchema.RESERVED;

  /** The states of indexes. */
  public static final String INDEX_STATES = PREFIX + "index_state";

  /** The tags of writers. */
  public static final String WRITER_TAGS = PREFIX + "writer_tag";

  /** The changes that have to be propagated to copies. */
  public static final String COPY_TASKS = PREFIX + "copy_task";

  /** The changes of the schema. */
  public static final String SCHEMA_HISTORY = PREFIX + "schema_history";

  /** The program that changes the schema. */
  public static final String SCHEMA_LEASE = PREFIX + "schema_lease";

  /** The numbers of sequences that are not reserved yet. */
  public static final String SEQUENCES = PREFIX + "sequence";

  private ReservedTables() {}

  /**
   * Refuses a table of an entity with a reserved name.
   *
   * @throws ConfigurationException if the name is reserved
   */
  public static void refuse(String table) {
    if (table.startsWith(PREFIX)) {
      throw new ConfigurationException(ErrorCode.RESERVED_TABLE, Map.of("table", table), null);
    }
  }
}
