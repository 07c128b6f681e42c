package dev.rowan.processor.model;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The Java types whose values a column stores as one scalar: the one table of them. A constant has
 * the name of the codec in the run time's {@code Codecs}.
 */
public enum JavaScalar {
  STRING(ScalarKind.TEXT, "java.lang.String"),
  BOOLEAN(ScalarKind.BOOLEAN, "java.lang.Boolean", "boolean", "false"),
  BYTE(ScalarKind.TINYINT, "java.lang.Byte", "byte", "(byte) 0"),
  SHORT(ScalarKind.SMALLINT, "java.lang.Short", "short", "(short) 0"),
  INTEGER(ScalarKind.INT, "java.lang.Integer", "int", "0"),
  LONG(ScalarKind.BIGINT, "java.lang.Long", "long", "0L"),
  FLOAT(ScalarKind.FLOAT, "java.lang.Float", "float", "0.0f"),
  DOUBLE(ScalarKind.DOUBLE, "java.lang.Double", "double", "0.0"),
  DECIMAL(ScalarKind.DECIMAL, "java.math.BigDecimal"),
  VARINT(ScalarKind.VARINT, "java.math.BigInteger"),
  BLOB(ScalarKind.BLOB, "java.nio.ByteBuffer"),
  BYTES(ScalarKind.BLOB, "byte[]"),
  UUID(ScalarKind.UUID, "java.util.UUID"),
  TIMESTAMP(ScalarKind.TIMESTAMP, "java.time.Instant"),
  DATE(ScalarKind.DATE, "java.time.LocalDate"),
  TIME(ScalarKind.TIME, "java.time.LocalTime"),
  DURATION(ScalarKind.DURATION, "dev.rowan.spi.value.CqlDuration"),
  INET(ScalarKind.INET, "java.net.InetAddress"),

  YEAR(ScalarKind.INT, "java.time.Year", true),
  YEAR_MONTH(ScalarKind.INT, "java.time.YearMonth", true),
  ELAPSED_TIME(ScalarKind.BIGINT, "java.time.Duration", true),
  LOCAL_DATE_TIME(ScalarKind.TIMESTAMP, "java.time.LocalDateTime", true),
  UTIL_DATE(ScalarKind.TIMESTAMP, "java.util.Date", true),
  PERIOD(ScalarKind.TEXT, "java.time.Period", true),
  ZONE_ID(ScalarKind.TEXT, "java.time.ZoneId", true),
  ZONE_OFFSET(ScalarKind.INT, "java.time.ZoneOffset", true),
  CHARACTER(ScalarKind.TEXT, "java.lang.Character", "char", "'\\0'", true),
  URI(ScalarKind.TEXT, "java.net.URI", true),
  CURRENCY(ScalarKind.TEXT, "java.util.Currency", true),
  LOCALE(ScalarKind.TEXT, "java.util.Locale", true),
  BIT_SET(ScalarKind.BLOB, "java.util.BitSet", true),
  CHUNKS(ScalarKind.TEXT, ChunkedModel.TYPE, true);

  private static final Map<String, JavaScalar> BY_TYPE = new HashMap<>();

  static {
    for (JavaScalar each : values()) {
      BY_TYPE.put(each.javaType, each);
      BY_TYPE.put(each.primitive, each);
    }
    BY_TYPE.remove("");
  }

  private final ScalarKind stored;
  private final String javaType;
  private final String primitive;
  private final String zero;
  private final boolean converted;

  JavaScalar(ScalarKind stored, String javaType) {
    this(stored, javaType, "", "null", false);
  }

  JavaScalar(ScalarKind stored, String javaType, boolean converted) {
    this(stored, javaType, "", "null", converted);
  }

  JavaScalar(ScalarKind stored, String javaType, String primitive, String zero) {
    this(stored, javaType, primitive, zero, false);
  }

  JavaScalar(ScalarKind stored, String javaType, String primitive, String zero, boolean converted) {
    this.stored = stored;
    this.javaType = javaType;
    this.primitive = primitive;
    this.zero = zero;
    this.converted = converted;
  }

  /** The scalar of a Java type or of a primitive type, by its name; empty if there is none. */
  public static Optional<JavaScalar> of(String javaType) {
    return Optional.ofNullable(BY_TYPE.get(javaType));
  }

  /** The Java type in which values of a scalar type stand. */
  static JavaScalar canonical(ScalarKind kind) {
    return Arrays.stream(values())
        .filter(each -> each.stored == kind.natural() && !each.converted)
        .findFirst()
        .orElseThrow();
  }

  /** The CQL type of the column. */
  public ScalarKind stored() {
    return stored;
  }

  /** The type of a column that holds values of this Java type. */
  public ColumnType columnType() {
    return converted
        ? new ColumnType.Converted(ColumnType.of(stored), new Conversion.BuiltIn(this))
        : ColumnType.of(stored);
  }

  /** The name of the Java type, boxed. */
  public String javaType() {
    return javaType;
  }

  /** The Java type without its package. */
  public String simpleName() {
    return javaType.substring(javaType.lastIndexOf('.') + 1);
  }

  /** The value of a primitive property whose column has no value, as source code. */
  public String zero() {
    return zero;
  }
}
