package dev.rowan.cql.text;

/**
 * A part of a statement that has a place in the text. Nodes are immutable records. Two nodes are
 * equal only if their positions are equal too.
 */
public interface Node {
  /** Returns where the node begins, or {@link TextPosition#NONE} if it was not read from text. */
  TextPosition position();

  /**
   * Returns the node as CQL on one line, without comments. The CQL of a node that was read from
   * text is read as an equal node, except for positions.
   */
  String toCql();
}
