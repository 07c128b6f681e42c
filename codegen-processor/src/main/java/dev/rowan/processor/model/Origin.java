package dev.rowan.processor.model;

import java.util.Comparator;

/**
 * The position of a declaration. The reporter resolves it to an element. Unlike an element of the
 * compiler, it stays valid in later rounds.
 *
 * @param type the canonical name of the type
 * @param member the position among the type's enclosed elements, or {@link #NONE} for the type
 * @param parameter the position among the parameters, or {@link #NONE}
 * @param annotation the annotation's canonical name, or empty
 * @param occurrence the index among repeated annotations of that name, from 0
 * @param attribute the annotation's attribute, or empty for the whole annotation
 * @param item the position in the attribute's array, or {@link #NONE} for the whole value
 */
public record Origin(
    String type,
    int member,
    int parameter,
    String annotation,
    int occurrence,
    String attribute,
    int item) {
  /** Means that this part of the position is not used. */
  public static final int NONE = -1;

  /** The source order inside one type, as far as a position determines it. */
  public static final Comparator<Origin> INSIDE_A_TYPE =
      Comparator.comparingInt(Origin::member)
          .thenComparingInt(Origin::parameter)
          .thenComparing(Origin::annotation)
          .thenComparingInt(Origin::occurrence)
          .thenComparing(Origin::attribute)
          .thenComparingInt(Origin::item);

  public static Origin ofType(String canonicalName) {
    return new Origin(canonicalName, NONE, NONE, "", 0, "", NONE);
  }

  public Origin withMember(int position) {
    return new Origin(type, position, NONE, "", 0, "", NONE);
  }

  public Origin withParameter(int position) {
    return new Origin(type, member, position, "", 0, "", NONE);
  }

  public Origin withAnnotation(String canonicalName, int which) {
    return new Origin(type, member, parameter, canonicalName, which, "", NONE);
  }

  public Origin withAttribute(String name) {
    return new Origin(type, member, parameter, annotation, occurrence, name, NONE);
  }

  public Origin withItem(int position) {
    return new Origin(type, member, parameter, annotation, occurrence, attribute, position);
  }

  /** Returns the position of the element, without the annotation. */
  public Origin element() {
    return new Origin(type, member, parameter, "", 0, "", NONE);
  }
}
