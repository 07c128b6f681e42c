package dev.rowan.spi.value;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The scalar types. A new one is a class, a constant here, and one in the schema's types. */
public final class ScalarValueTypes {
  public static final ScalarValueType<?> TEXT = new TextValueType("text", Character.MAX_VALUE);
  public static final ScalarValueType<?> ASCII = new TextValueType("ascii", '\u007F');
  public static final ScalarValueType<?> BOOLEAN = new BooleanValueType();
  public static final ScalarValueType<?> TINYINT = IntegerValueType.tinyint();
  public static final ScalarValueType<?> SMALLINT = IntegerValueType.smallint();
  public static final ScalarValueType<?> INT = IntegerValueType.integer();
  public static final ScalarValueType<?> BIGINT = IntegerValueType.bigint("bigint");
  public static final ScalarValueType<?> COUNTER = IntegerValueType.bigint("counter");
  public static final ScalarValueType<?> FLOAT = new FloatValueType();
  public static final ScalarValueType<?> DOUBLE = new DoubleValueType();
  public static final ScalarValueType<?> DECIMAL = new DecimalValueType();
  public static final ScalarValueType<?> VARINT = new VarintValueType();
  public static final ScalarValueType<?> BLOB = new BlobValueType();
  public static final ScalarValueType<?> UUID = new UuidValueType();
  public static final ScalarValueType<?> TIMEUUID = new TimeuuidValueType();
  public static final ScalarValueType<?> TIMESTAMP = new TimestampValueType();
  public static final ScalarValueType<?> DATE = new DateValueType();
  public static final ScalarValueType<?> TIME = new TimeValueType();
  public static final ScalarValueType<?> DURATION = new DurationValueType();
  public static final ScalarValueType<?> INET = new InetValueType();

  private static final List<ScalarValueType<?>> ALL =
      List.of(
          TEXT, BIGINT, INT, BOOLEAN, DOUBLE, TIMESTAMP, UUID, DATE, BLOB, DECIMAL, VARINT, FLOAT,
          SMALLINT, TINYINT, TIME, INET, DURATION);

  /** Found by class once, so that a value costs no search. */
  private static final ClassValue<Optional<ScalarValueType<?>>> BY_CLASS =
      new ClassValue<>() {
        @Override
        protected Optional<ScalarValueType<?>> computeValue(Class<?> javaClass) {
          return ALL.stream()
              .filter(type -> type.javaType().isAssignableFrom(javaClass))
              .findFirst();
        }
      };

  private ScalarValueTypes() {}

  /** Returns whether other values of its type may compare equal to a value. */
  public static boolean hasEqualForms(@Nullable Object value) {
    return value != null && ofValue(value).filter(ScalarValueType::hasEqualForms).isPresent();
  }

  /**
   * Returns whether two values compare equal in every type that has both: they are the same, or
   * decimals of one number, whatever their scale.
   */
  public static boolean compareEqual(@Nullable Object one, @Nullable Object other) {
    if (one == null || other == null || one.equals(other)) {
      return Objects.equals(one, other);
    }
    ScalarValueType<?> type = ofValue(one).filter(ScalarValueType::hasEqualForms).orElse(null);
    return type != null && type.javaType().isInstance(other) && type.compare(one, other) == 0;
  }

  /**
   * Returns a type whose canonical Java type a value has, or empty if no scalar type has such
   * values. Types of one Java type differ only in their order and in the values that they refuse.
   */
  public static Optional<ScalarValueType<?>> ofValue(Object value) {
    return BY_CLASS.get(value.getClass());
  }
}
