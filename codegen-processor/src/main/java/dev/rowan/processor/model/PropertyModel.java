package dev.rowan.processor.model;

import dev.rowan.annotation.Encoded;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * One component of a record or one field of a bean; or a column that an annotation of the class
 * declares, and that no member holds.
 *
 * @param name the Java name; of a property of an embedded object, the path to it as one name
 * @param parent the name of the embedded object that has it; empty for the entity
 * @param column the column's name, written or derived
 * @param formerly the column whose values it takes over; empty if there is none
 * @param javaType the type as declared
 * @param type the stored type outside of keys, with {@code requested} and {@code frozen} applied if
 *     they match
 * @param requested the type in {@code @Column}
 * @param traits what applies to it, in the order of the constants
 * @param keys every key annotation, in the order written; more than one is an error
 * @param time its {@code @WriteTime} or {@code @RemainingTtl}
 * @param changesPerDay the value of {@code @Mutable}
 * @param unique its {@code @Unique}
 * @param nativeIndexes every {@code @NativeIndex}, in the order written
 * @param copy its {@code @CopiedFrom}
 * @param chunked its {@code @Chunked}
 * @param group its {@code @ColumnGroup}
 * @param converters the converters that it names
 * @param hints the stated numbers about its values
 * @param generated the values that writes generate for it; more than one is an error
 * @param computations how its value is computed from another property; more than one is an error
 * @param reconciled its {@code @ReconciledCounter}
 * @param absence how the Java type expresses a missing value
 * @param reading how generated code reads its value
 * @param writing how generated code sets its value
 * @param suppressions the warnings that are suppressed here
 * @param origin the component or field, or the annotation of the class
 */
public record PropertyModel(
    String name,
    String parent,
    String column,
    String formerly,
    JavaType javaType,
    ColumnType type,
    Optional<ScalarKind> requested,
    Set<Trait> traits,
    List<KeyPart> keys,
    Optional<CellTimeModel> time,
    OptionalDouble changesPerDay,
    Optional<UniqueModel> unique,
    List<NativeIndexModel> nativeIndexes,
    Optional<CopyModel> copy,
    Optional<ChunkedModel> chunked,
    Optional<ColumnGroupModel> group,
    List<ConverterModel> converters,
    PropertyHints hints,
    List<GenerationModel> generated,
    List<ComputedProperty> computations,
    Optional<ReconcileModel> reconciled,
    Absence absence,
    Reading reading,
    Writing writing,
    List<Suppression> suppressions,
    Origin origin) {
  private static final Set<ScalarKind> NUMBERS =
      EnumSet.of(ScalarKind.INT, ScalarKind.BIGINT, ScalarKind.VARINT);
  private static final Set<ScalarKind> BYTES =
      EnumSet.of(ScalarKind.TEXT, ScalarKind.ASCII, ScalarKind.BLOB);

  /** Returns the name of its column as CQL. */
  public String cqlColumn() {
    return CqlName.of(column);
  }

  /** A name that is the format of a date. */
  private static final Pattern TIME_FORMAT =
      Pattern.compile("(?i)(?=.*yy)(?:yyyy|yy|mm|dd|hh|mi|ss){2,}");

  /** A yes-or-no fact of a property. */
  public enum Trait {
    /** {@code @Frozen} is on it. */
    FROZEN,
    /** {@code @Dimensions} is on it. */
    VECTOR,
    /** {@code @Counter} is on it. */
    COUNTER,
    /** The counter is declared exact. */
    EXACT,
    /** {@code @Version} is on it. */
    VERSION,
    /** It is a static column. */
    STATIC,
    /** It is not stored. */
    TRANSIENT,
    /** It, or its whole entity, has {@code @Immutable}. */
    IMMUTABLE
  }

  /** How a type expresses a missing value. */
  public enum Absence {
    /** Without a marker; by null, unless the type is primitive. */
    UNMARKED,
    /** By an annotation whose simple name is {@code Nullable}. */
    NULLABLE,
    /** By {@code java.util.Optional}. */
    OPTIONAL
  }

  public PropertyModel {
    Set<Trait> copied = EnumSet.noneOf(Trait.class);
    copied.addAll(traits);
    traits = Collections.unmodifiableSet(copied);
    keys = List.copyOf(keys);
    nativeIndexes = List.copyOf(nativeIndexes);
    converters = List.copyOf(converters);
    generated = List.copyOf(generated);
    computations = List.copyOf(computations);
    suppressions = List.copyOf(suppressions);
  }

  /** Whether {@code @Frozen} is on it. */
  public boolean frozen() {
    return traits.contains(Trait.FROZEN);
  }

  /** Whether {@code @Dimensions} is on it. */
  public boolean vector() {
    return traits.contains(Trait.VECTOR);
  }

  /** Whether {@code @Counter} is on it. */
  public boolean counter() {
    return traits.contains(Trait.COUNTER);
  }

  /** Whether the counter is declared exact. */
  public boolean exact() {
    return traits.contains(Trait.EXACT);
  }

  /** Whether {@code @Version} is on it. */
  public boolean version() {
    return traits.contains(Trait.VERSION);
  }

  /** Whether it is a static column. */
  public boolean isStatic() {
    return traits.contains(Trait.STATIC);
  }

  /** Whether it is not stored. */
  public boolean isTransient() {
    return traits.contains(Trait.TRANSIENT);
  }

  /** Whether it, or its whole entity, has {@code @Immutable}. */
  public boolean immutable() {
    return traits.contains(Trait.IMMUTABLE);
  }

  /** Whether it is a property of an embedded object. */
  public boolean isEmbedded() {
    return !parent.isEmpty();
  }

  /** Whether a column stores it. */
  public boolean isColumn() {
    return !isTransient() && time.isEmpty();
  }

  public boolean isKey() {
    return !keys.isEmpty();
  }

  /**
   * Returns what a text, a number or bytes encode, as stated. A name such as {@code yyyymmdd}
   * states it, too.
   */
  public Optional<Encoded.As> encoded() {
    if (!(type.meaning() instanceof ColumnType.Scalar scalar)) {
      return Optional.empty();
    }
    Optional<Encoded.As> named =
        TIME_FORMAT.matcher(name).matches() ? Optional.of(Encoded.As.TIME) : Optional.empty();
    boolean number = NUMBERS.contains(scalar.kind());
    return hints
        .encoded()
        .or(() -> named)
        .filter(as -> BYTES.contains(scalar.kind()) || (number && as != Encoded.As.NUMBER));
  }

  /** Returns how each write computes the value; empty if the object or an insert's turn has it. */
  public Optional<ComputedKey> computed() {
    return division().filter(key -> !key.isInTurn());
  }

  /** Returns how the property divides the rows of a partition; empty if it does not. */
  public Optional<ComputedKey> division() {
    return computations.stream().map(ComputedProperty::key).findFirst();
  }

  /** Whether it is a shard that each insert takes in turn. */
  public boolean isShardInTurn() {
    return division().isPresent() && computed().isEmpty();
  }

  /** Whether no member of the class holds the value of the column. */
  public boolean hasNoMember() {
    return reading instanceof Reading.NoMember;
  }

  /** Whether a member of the class holds a computed value. */
  public boolean isComputedMember() {
    return computed().isPresent() && !hasNoMember();
  }

  /** Returns the highest number of elements of the collection; 0 if unknown. */
  public long elements() {
    return hints.elements().most();
  }

  /** Returns whether an insert generates its value, whatever the object has. */
  public boolean isAlwaysGenerated() {
    return generated.stream().anyMatch(each -> each.moment() != GenerationModel.Moment.INSERT);
  }

  /** Returns whether each insert and update of the row sets it to the current time. */
  public boolean isUpdateTime() {
    return generated.stream().anyMatch(each -> each.moment() == GenerationModel.Moment.WRITE);
  }

  /** Returns whether the value never changes in a row. */
  public boolean neverChanges() {
    return isKey() || immutable();
  }

  /** Returns whether an insert without a value generates a UUID that no other row has. */
  public boolean isGeneratedUuid() {
    return generated.stream()
        .map(GenerationModel::kind)
        .anyMatch(
            kind ->
                kind == GenerationModel.Kind.RANDOM_UUID || kind == GenerationModel.Kind.TIME_UUID);
  }

  /** Returns whether an insert takes its value from a sequence. */
  public boolean isNumbered() {
    return generated.stream().anyMatch(each -> each.sequence().isPresent());
  }

  public boolean isClustering() {
    return keys.stream().anyMatch(key -> key.role() == KeyPart.Role.CLUSTERING);
  }
}
