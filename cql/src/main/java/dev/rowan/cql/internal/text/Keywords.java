package dev.rowan.cql.internal.text;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The words with a meaning in CQL, in upper case. */
public final class Keywords {
  /** Words that are names only in quotation marks. */
  public static final Set<String> RESERVED =
      words(
          "ADD ALLOW ALTER AND APPLY ASC AUTHORIZE BATCH BEGIN BY COLUMNFAMILY CREATE DELETE DESC",
          "DESCRIBE DROP ENTRIES EXECUTE FROM FULL GRANT IF IN INDEX INFINITY INSERT INTO IS",
          "KEYSPACE LIMIT MATERIALIZED MODIFY NAN NORECURSIVE NOT NULL OF ON OR ORDER PRIMARY",
          "RENAME REVOKE SCHEMA SELECT SET TABLE TO TOKEN TRUNCATE UNLOGGED UPDATE USE USING VIEW",
          "WHERE WITH TRUE FALSE");

  /** The scalar types. */
  public static final Set<String> SCALAR_TYPES =
      words(
          "ASCII BIGINT BLOB BOOLEAN COUNTER DATE DECIMAL DOUBLE DURATION FLOAT INET INT SMALLINT",
          "TEXT TIME TIMESTAMP TIMEUUID TINYINT UUID VARCHAR VARINT");

  /** Words that are names, but neither functions nor user-defined types. */
  public static final Set<String> NO_FUNCTION =
      words("TTL WRITETIME MAXWRITETIME KEY CAST JSON DISTINCT");

  /** Names of user-defined types that Cassandra reserves, in lower case. */
  public static final Set<String> RESERVED_TYPES =
      Set.of("byte", "complex", "enum", "date", "interval", "macaddr", "bitstring");

  /** Words that are names, and that have a meaning somewhere. */
  public static final Set<String> UNRESERVED =
      words(
          "ACCESS AGGREGATE AGGREGATES ALL ANN AS CALLED CIDRS CLUSTER CLUSTERING COLUMNFAMILIES",
          "COMPACT CONTAINS CUSTOM DATACENTERS DEFAULT EXISTS FILTERING FINALFUNC FROZEN FUNCTION",
          "FUNCTIONS GROUP HASHED IDENTITY INITCOND INPUT INTERNALS KEYS KEYSPACES LANGUAGE LIKE",
          "LIST LOGIN MAP MASKED MBEAN MBEANS NOLOGIN NOSUPERUSER ONLY OPTIONS PARTITION PASSWORD",
          "PER PERMISSION PERMISSIONS REPLACE RETURNS ROLE ROLES SELECT_MASKED SFUNC STATIC STORAGE",
          "STYPE SUPERUSER TABLES TRIGGER TUPLE TYPE TYPES UNMASK UNSET USER USERS VALUES",
          "VECTOR COUNT TTL WRITETIME MAXWRITETIME KEY CAST JSON DISTINCT",
          "ASCII BIGINT BLOB BOOLEAN COUNTER DATE DECIMAL DOUBLE DURATION FLOAT INET INT SMALLINT",
          "TEXT TIME TIMESTAMP TIMEUUID TINYINT UUID VARCHAR VARINT");

  private Keywords() {}

  private static Set<String> words(String... lines) {
    return Stream.of(lines)
        .flatMap(line -> Stream.of(line.split(" ")))
        .collect(Collectors.toUnmodifiableSet());
  }
}
