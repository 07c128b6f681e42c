package dev.rowan.dao;

/**
 * A write that a DAO method has planned and not executed. {@link dev.rowan.Rowan#commit} executes
 * it, together with others as one atomic batch. Before that nothing is read or written; a write
 * that is never committed has no effect.
 *
 * <p>A write holds the values that its arguments had when the method was called. It may be
 * committed more than once: each commit writes the same values again, at a later time. Two writes
 * with the same content are not equal. Immutable and thread-safe.
 * <!-- tag: commit -->
 *
 * <pre>{@code
 * rowan.commit(
 *     cards.moving(id, "home", "done"), // moves the entry of cards_by_lane
 *     moves.noting(new Move("home", now, id, "done")));
 * }</pre>
 *
 * <p>Only Rowan implements this interface: a commit rejects every other implementation.
 */
public interface Write {}
