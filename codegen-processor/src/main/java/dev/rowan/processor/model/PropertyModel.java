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
 * @param type what it is stored as outside of keys, with {@code requested} and {@code frozen}
 *     applied where they fit
 * @param requested the type that {@code @Column} asks for
 * @param frozen whether {@code @Frozen} asks for one value
 * @param vector whether {@code @Dimensions} is on it
 * @param counter whether {@code @Counter} is on it
 * @param exact whether the counter is taken as exact
 * @param version whether {@code @Version} is on it
 * @param keys every key annotation, in the order written; at most one makes sense
 * @param isStatic whether it is a static column
 * @param isTransient whether it is left out of the table
 * @param immutable whether it, or its whole entity, is marked so
 * @param changesPerDay what {@code @Mutable} states
 * @param unique what {@code @Unique} says
 * @param copy what {@code @CopiedFrom} says
 * @param elements how many elements the collection has, at most; 0 if unknown
 * @param reconciled what {@code @ReconciledCounter} says
 * @param absence how the Java type admits that there is no value
 * @param reading how its value is taken from an entity
 * @param writing how its value is given to an entity
 * @param suppressions the warnings that are silenced here
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
    long elements,
    Optional<ReconcileModel> reconciled,
    Absence absence,
    Reading reading,
    Writing writing,
    List<Suppression> suppressions,
    Origin origin) {

  /** How a type admits that there is no value. */
  public enum Absence {
    /** By nothing that was written; null all the same, unless the type is primitive. */
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

  public boolean isClustering() {
    return keys.stream().anyMatch(key -> key.role() == KeyPart.Role.CLUSTERING);
  }
}
