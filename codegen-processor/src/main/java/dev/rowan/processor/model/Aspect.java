package dev.rowan.processor.model;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** What a read returns of a property. */
public enum Aspect {
  /** The value of the property. */
  VALUE(""),
  /** A part of the value: the value of a key of a map, or a field of a user-defined type. */
  PART(""),
  /** The time at which the value was written. */
  WRITE_TIME("writetime"),
  /** The remaining time for which the value exists. */
  TTL("ttl"),
  /** How near a vector is to that of the search, as an index of kind COSINE compares them. */
  SIMILARITY_COSINE("similarity_cosine"),
  /** The same for an index of kind DOT_PRODUCT. */
  SIMILARITY_DOT_PRODUCT("similarity_dot_product"),
  /** The same for an index of kind EUCLIDEAN. */
  SIMILARITY_EUCLIDEAN("similarity_euclidean"),
  /** The number of rows. */
  COUNT("count"),
  /** The smallest value in all rows. */
  MIN("min"),
  /** The largest value in all rows. */
  MAX("max"),
  /** The sum of the values in all rows. */
  SUM("sum"),
  /** The mean of the values in all rows. */
  AVG("avg"),
  /** The value in the first row of all rows: what a statement returns of a column beside those. */
  FIRST("");

  private final String function;

  Aspect(String function) {
    this.function = function;
  }

  /** Returns the name of the CQL function; empty for the value itself. */
  public String function() {
    return function;
  }

  /** Returns the aspect that a CQL function computes. */
  public static Optional<Aspect> byFunction(String function) {
    return Arrays.stream(values())
        .filter(each -> !function.isEmpty() && each.function.equals(function))
        .findFirst();
  }

  /** Returns the types in which a method can return it, if they do not depend on the property. */
  public List<JavaType> types() {
    return switch (this) {
      case VALUE, PART, COUNT, MIN, MAX, SUM, AVG, FIRST -> List.of();
      case WRITE_TIME ->
          List.of(JavaType.library("java.time", "Instant"), JavaType.library("java.lang", "Long"));
      case TTL ->
          List.of(
              JavaType.library("java.time", "Duration"), JavaType.library("java.lang", "Integer"));
      case SIMILARITY_COSINE, SIMILARITY_DOT_PRODUCT, SIMILARITY_EUCLIDEAN ->
          List.of(JavaType.library("java.lang", "Float"));
    };
  }

  /** Whether a method can return it in that type, or in the primitive type with its values. */
  public boolean isReadAs(JavaType type) {
    return types().stream().anyMatch(type::sameValuesAs);
  }

  /** Whether it is the write time or the TTL of a value. */
  public boolean isTime() {
    return this == WRITE_TIME || this == TTL;
  }

  /** Whether it is one value for all rows of a read. */
  public boolean isAggregate() {
    return this != VALUE && this != PART && !isTime() && !isSimilarity();
  }

  /** Whether it is how near a row is to the vector of a search. */
  public boolean isSimilarity() {
    return this == SIMILARITY_COSINE
        || this == SIMILARITY_DOT_PRODUCT
        || this == SIMILARITY_EUCLIDEAN;
  }

  /** Returns the term of a property in {@code columns}: {@code ttl(title)}. */
  public String of(String property) {
    return function.isEmpty() ? property : function + "(" + property + ")";
  }
}
