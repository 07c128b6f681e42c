package dev.rowan.processor.model;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * One component of a record or one field of a bean.
 *
 * @param name the Java name
 * @param column the column's name, written or derived
 * @param javaType the type as declared
 * @param type the stored type outside of keys, with {@code requested} and {@code frozen} applied if
 *     they match
 * @param requested the type in {@code @Column}
 * @param frozen whether {@code @Frozen} is on it
 * @param vector whether {@code @Dimensions} is on it
 * @param counter whether {@code @Counter} is on it
 * @param exact whether the counter is declared exact
 * @param version whether {@code @Version} is on it
 * @param keys every key annotation, in the order written; more than one is an error
 * @param isStatic whether it is a static column
 * @param isTransient whether it is not stored
 * @param immutable whether it, or its whole entity, has {@code @Immutable}
 * @param changesPerDay the value of {@code @Mutable}
 * @param unique its {@code @Unique}
 * @param copy its {@code @CopiedFrom}
 * @param hints the stated numbers about its values
 * @param reconciled its {@code @ReconciledCounter}
 * @param absence how the Java type expresses a missing value
 * @param reading how generated code reads its value
 * @param writing how generated code sets its value
 * @param suppressions the warnings that are suppressed here
 * @param origin the component or field
 */
public record PropertyModel(
    String name,
    String column,
    JavaType javaType,
    ColumnType type,
    Optional<ScalarKind> requested,
    boolean frozen,
    boolean vector,
    boolean counter,
    boolean exact,
    boolean version,
    List<KeyPart> keys,
    boolean isStatic,
    boolean isTransient,
    boolean immutable,
    OptionalDouble changesPerDay,
    Optional<UniqueModel> unique,
    Optional<CopyModel> copy,
    PropertyHints hints,
    Optional<ReconcileModel> reconciled,
    Absence absence,
    Reading reading,
    Writing writing,
    List<Suppression> suppressions,
    Origin origin) {

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
    keys = List.copyOf(keys);
    suppressions = List.copyOf(suppressions);
  }

  public boolean isKey() {
    return !keys.isEmpty();
  }

  /** Returns the highest number of elements of the collection; 0 if unknown. */
  public long elements() {
    return hints.elements().most();
  }

  public boolean isClustering() {
    return keys.stream().anyMatch(key -> key.role() == KeyPart.Role.CLUSTERING);
  }
}
