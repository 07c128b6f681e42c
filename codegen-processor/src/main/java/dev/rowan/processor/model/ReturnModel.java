package dev.rowan.processor.model;

import java.util.List;
import java.util.Optional;

/**
 * The return type of a DAO method.
 *
 * @param kind the kind of the result
 * @param type the return type as declared, a stage included
 * @param element the type inside {@code Optional}, {@code List}, {@code Stream}, {@code Page}, a
 *     publisher, {@code Applied}, the type of the values of a {@code Map}, or the plain type of
 *     {@code ONE} and {@code OTHER}
 * @param entity the qualified name of the element, if that is an entity
 * @param projection what is returned for each row, if that is not the entity
 * @param delivery how the caller receives the result
 */
public record ReturnModel(
    Kind kind,
    JavaType type,
    Optional<JavaType> element,
    Optional<String> entity,
    Optional<ProjectionModel> projection,
    Delivery delivery) {
  /** The result that reads and writes a large value. */
  public static final String LARGE_VALUE = "dev.rowan.dao.LargeValue";

  /** The kinds of results. */
  public enum Kind {
    /** {@code void}, or {@code CompletionStage<Void>}. */
    NOTHING,
    /** {@code boolean}, or {@code CompletionStage<Boolean>}. */
    BOOLEAN,
    /** {@code long}, or {@code CompletionStage<Long>}: the number of rows of a read. */
    COUNT,
    /** One value or record that is computed of all rows of a read, or an {@code Optional} of it. */
    AGGREGATE,
    /** {@code Applied<T>}, or that in a {@code CompletionStage}. */
    APPLIED,
    /** {@code Write}: a write that is committed in a batch. */
    WRITE,
    /** A plain entity, record or value. */
    ONE,
    OPTIONAL,
    /** {@code List<T>}, or {@code T[]}. */
    LIST,
    STREAM,
    PAGE,
    /** {@code Flow.Publisher<T>}, {@code Flux<T>}, {@code Multi<T>}. */
    PUBLISHER,
    /** {@code Map<K, T>}: one row for each key of the request. */
    MAP,
    /** Any other type. */
    OTHER
  }

  /** Returns the result of a write that is committed in a batch. */
  public static ReturnModel ofWrite() {
    return new ReturnModel(
        Kind.WRITE,
        JavaType.library("dev.rowan.dao", "Write"),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Delivery.DIRECT);
  }

  /** Returns the result with another projection. */
  public ReturnModel of(Optional<ProjectionModel> newProjection) {
    return new ReturnModel(kind, type, element, entity, newProjection, delivery);
  }

  /** Whether a read with this result reads write times or TTLs of values of that entity. */
  public boolean readsTimesOf(EntityModel of) {
    return projection
        .map(ProjectionModel::readsTimes)
        .orElseGet(() -> of.times().findAny().isPresent());
  }

  /** Whether the result tells whether a write was applied. */
  public boolean tellsApplied() {
    return kind == Kind.BOOLEAN || kind == Kind.APPLIED;
  }

  /** Whether the result reads and writes the large value of a row. */
  public boolean isLargeValue() {
    return type.is(LARGE_VALUE);
  }

  /** Whether the method only creates a write, without executing it. */
  public boolean isDeferred() {
    return kind == Kind.WRITE;
  }

  /** Whether a read returns one result about all rows: existence, their number, an aggregate. */
  public boolean isAboutRows() {
    return isOfAllRows() || (kind == Kind.BOOLEAN && projection.isPresent());
  }

  /** Whether a read returns one result that all rows have a part in. */
  public boolean isOfAllRows() {
    return kind == Kind.COUNT || kind == Kind.AGGREGATE;
  }

  /** Whether a read computes with all rows, page by page, before it returns a result. */
  public boolean readsAllPages() {
    return isOfAllRows()
        || projection.filter(ProjectionModel.OfGroups.class::isInstance).isPresent();
  }

  /** Whether the result holds rows, as entities or as projections. */
  public boolean holdsRows() {
    boolean ofRows = isOne() || kind == Kind.MAP || isMany();
    return ofRows && (entity.isPresent() || projection.isPresent());
  }

  /** Whether the result holds one row at most. */
  public boolean isOne() {
    return kind == Kind.ONE || kind == Kind.OPTIONAL;
  }

  /** Whether the whole result comes after the method has returned. */
  public boolean later() {
    return delivery.isLater();
  }

  /** Whether one row at most is read, and its absence is a result without value. */
  public boolean isEmptyWithoutRow() {
    return kind == Kind.ONE && delivery.isOnSubscription();
  }

  /** Returns the type of the keys of a {@code Map}. */
  public JavaType mapKey() {
    return result().arguments().get(0);
  }

  /** Returns the declared type with another element, for messages: {@code Optional<Integer>}. */
  public String briefOf(JavaType newElement) {
    JavaType inner = result();
    boolean plain = kind == Kind.ONE;
    JavaType boxed = newElement.boxed();
    List<JavaType> arguments =
        kind == Kind.MAP ? List.of(inner.arguments().get(0), boxed) : List.of(boxed);
    return briefIn(plain ? newElement : inner.of(arguments));
  }

  /** Returns the map with other keys, for messages. */
  public JavaType mapOf(JavaType newKey) {
    return result().of(List.of(newKey.boxed(), result().arguments().get(1)));
  }

  /** Returns a result for messages, in the stage of this one if it has a stage. */
  public String briefIn(JavaType newResult) {
    return later() ? type.of(List.of(newResult.boxed())).brief() : newResult.brief();
  }

  /** Returns a result for messages, in the stage of this one: {@code CompletionStage<Void>}. */
  public String staged(String newResult) {
    return type.of(List.of()).brief() + "<" + newResult + ">";
  }

  /** Returns the declared type without its stage. */
  public JavaType result() {
    return later() ? type.arguments().get(0) : type;
  }

  /** Whether the caller receives rows while more rows are read. */
  public boolean isStreamed() {
    return kind == Kind.STREAM || kind == Kind.PUBLISHER;
  }

  /** Whether the rows are returned as an array. */
  public boolean isArray() {
    return kind == Kind.LIST && result().kind() == JavaType.Kind.ARRAY;
  }

  /** Returns the same type as an array with a result for each row. */
  public ReturnModel ofRows(JavaType newElement, ProjectionModel each) {
    return new ReturnModel(
        Kind.LIST, type, Optional.of(newElement), Optional.empty(), Optional.of(each), delivery);
  }

  /** Whether the result can hold any number of rows. */
  public boolean isMany() {
    return kind == Kind.LIST || isStreamed() || kind == Kind.PAGE;
  }
}
