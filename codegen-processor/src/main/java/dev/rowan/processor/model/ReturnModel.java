package dev.rowan.processor.model;

import java.util.Optional;

/**
 * The return type of a DAO method.
 *
 * @param kind the kind of the result
 * @param type the return type as declared, a {@code CompletionStage} included
 * @param element the type inside {@code Optional}, {@code List}, {@code Stream}, {@code Page},
 *     {@code Applied}, or the plain type of {@code ONE} and {@code OTHER}
 * @param entity the qualified name of the element, if that is an entity
 * @param projection the element, if that is a record of some properties of an entity
 * @param later whether the result is in a {@code CompletionStage}
 */
public record ReturnModel(
    Kind kind,
    JavaType type,
    Optional<JavaType> element,
    Optional<String> entity,
    Optional<ProjectionModel> projection,
    boolean later) {
  /** The kinds of results. */
  public enum Kind {
    /** {@code void}, or {@code CompletionStage<Void>}. */
    NOTHING,
    /** {@code boolean}, or {@code CompletionStage<Boolean>}. */
    BOOLEAN,
    /** {@code Applied<T>}, or that in a {@code CompletionStage}. */
    APPLIED,
    /** {@code Write}: a write that is committed in a batch. */
    WRITE,
    /** A plain entity or projection. */
    ONE,
    OPTIONAL,
    LIST,
    STREAM,
    PAGE,
    /** Any other type. */
    OTHER
  }

  /** Whether the result tells whether a write was applied. */
  public boolean tellsApplied() {
    return kind == Kind.BOOLEAN || kind == Kind.APPLIED;
  }

  /** Whether the method only creates a write, without executing it. */
  public boolean isDeferred() {
    return kind == Kind.WRITE;
  }

  /** Whether the result holds rows, as entities or as projections. */
  public boolean holdsRows() {
    boolean ofRows = kind == Kind.ONE || kind == Kind.OPTIONAL || isMany();
    return ofRows && (entity.isPresent() || projection.isPresent());
  }

  /** Whether the result can hold any number of rows. */
  public boolean isMany() {
    return kind == Kind.LIST || kind == Kind.STREAM || kind == Kind.PAGE;
  }
}
