package dev.rowan.bench.cluster;

import com.datastax.oss.driver.api.core.type.DataType;
import com.datastax.oss.driver.api.core.type.DataTypes;
import com.datastax.oss.driver.api.core.type.UserDefinedType;
import com.datastax.oss.driver.internal.core.type.UserDefinedTypeBuilder;
import java.util.Map;
import java.util.Objects;

/** The types of the columns of both tables, as a server would report them to the driver. */
final class KnownTables {
  static final String KEYSPACE = "bench";

  static final UserDefinedType PLACE =
      new UserDefinedTypeBuilder(KEYSPACE, "place")
          .withField("street", DataTypes.TEXT)
          .withField("city", DataTypes.TEXT)
          .withField("zip", DataTypes.INT)
          .frozen()
          .build();

  /** A column has the same type in every table. */
  private static final Map<String, DataType> TYPES =
      Map.ofEntries(
          Map.entry("vehicle", DataTypes.UUID),
          Map.entry("at", DataTypes.TIMESTAMP),
          Map.entry("city", DataTypes.TEXT),
          Map.entry("seconds", DataTypes.INT),
          Map.entry("distance", DataTypes.DOUBLE),
          Map.entry("title", DataTypes.TEXT),
          Map.entry("note", DataTypes.TEXT),
          Map.entry("driver", DataTypes.TEXT),
          Map.entry("price", DataTypes.DECIMAL),
          Map.entry("paid", DataTypes.BOOLEAN),
          Map.entry("tags", DataTypes.setOf(DataTypes.TEXT)),
          Map.entry("stops", DataTypes.frozenListOf(DataTypes.TEXT)),
          Map.entry("tolls", DataTypes.mapOf(DataTypes.TEXT, DataTypes.INT)),
          Map.entry("origin", PLACE),
          Map.entry("LIMIT", DataTypes.INT),
          Map.entry("TIMESTAMP", DataTypes.BIGINT),
          Map.entry("TTL", DataTypes.INT));

  private KnownTables() {}

  /** Returns the type of a column, or of the marker after a keyword. */
  static DataType type(String name) {
    return Objects.requireNonNull(TYPES.get(name), name);
  }
}
