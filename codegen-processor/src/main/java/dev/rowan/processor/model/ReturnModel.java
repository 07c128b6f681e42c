package dev.rowan.processor.model;

import java.util.Optional;

/**
 * What a DAO method returns.
 *
 * @param kind the shape of the result
 * @param type the return type as declared, a {@code CompletionStage} included
 * @param element the type inside {@code Optional}, {@code List}, {@code Stream}, {@code Page},
 *     {@code Applied}, or the plain type of {@code ONE} and {@code OTHER}
 * @param entity the qualified name of the element, if that is an entity
 * @param later whether the result comes inside a {@code CompletionStage}
 */
public record ReturnModel(
    Kind kind, JavaType type, Optional<JavaType> element, Optional<String> entity, boolean later) {
  /** The shapes of results. */
  public enum Kind {
    /** {@code void}, or {@code CompletionStage<Void>}. */
    NOTHING,
    /** {@code boolean}, or {@code CompletionStage<Boolean>}. */
    BOOLEAN,
    /** {@code Applied<T>}, or that in a {@code CompletionStage}. */
    APPLIED,
    /** {@code Write}: planned, and made in a unit with others. */
    WRITE,
    /** A plain entity. */
    ONE,
    OPTIONAL,
    LIST,
    STREAM,
    PAGE,
    /** Anything else. */
    OTHER
  }

  /** Whether it tells of a write whether it was applied. */
  public boolean tellsApplied() {
    return kind == Kind.BOOLEAN || kind == Kind.APPLIED;
  }

  /** Whether the method plans a write and does not make it. */
  public boolean isDeferred() {
    return kind == Kind.WRITE;
  }

  /** Whether it can hold any number of rows. */
  public boolean isMany() {
    return kind == Kind.LIST || kind == Kind.STREAM || kind == Kind.PAGE;
  }
}
