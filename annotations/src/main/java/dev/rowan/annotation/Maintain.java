package dev.rowan.annotation;

/**
 * How a {@link CustomIndex} is kept in step with its entity. The embedded store makes every choice
 * exact: row and entries change in one atomic step under one lock. On a cluster, where no step
 * spans two partitions, each choice has its price and its promise; of several indexes of one
 * entity, the strictest choice decides how the entity's row is written.
 */
public enum Maintain {
  /** {@link #BLIND} where every key component is immutable, else {@link #VERIFIED}. */
  DEFAULT,
  /**
   * Writes entries without looking for old ones; every key component must be immutable. On a
   * cluster row and entries are one logged batch: all of it sooner or later, whatever crashes. An
   * update or delete that does not say the key components looks them up; if it finds none, because
   * the row is being inserted by another at that moment, the entry stays as that insert wrote it
   * until the index is repaired.
   */
  BLIND,
  /**
   * Looks up the old row, and removes the entries that it no longer has. On a cluster row and
   * entries are one logged batch; of two writers at one time the later wins for the columns of the
   * index as a whole, and an entry may be left behind. Reads leave it out and remove it; but with
   * all columns included they take entries as they stand.
   */
  ATOMIC,
  /**
   * Looks up the old row, and removes the entries that it no longer has. On a cluster new entries
   * are written first, then the row, then old entries go: a row that is there has its entry at
   * every moment, whatever crashes; reads check each entry against its row.
   */
  VERIFIED,
  /**
   * On a cluster, row and version change together under a condition, so that of two writers one is
   * told that it lost, and nothing is overwritten unseen; entries are confirmed afterwards, and a
   * confirmed entry is right.
   */
  SERIAL,
  /**
   * On a cluster, a materialized view of the server's: Rowan makes and checks it as it does tables,
   * and writes nothing for it, so that a write of the row costs the caller what it costs without
   * the index. The server reads the old row itself and changes the view a moment later; until then
   * the view says what the row said before, and no promise tells for how long: after a crash, a
   * lost message or the loss of a node it can differ for good, which {@code verify} finds and
   * nothing but dropping and creating the view repairs. Servers call views experimental and have
   * them switched off unless {@code materialized_views_enabled: true} stands in their {@code
   * cassandra.yaml}. Of the key at most one property may be outside of the entity's own, none
   * derived and no element of a collection.
   */
  SERVER_VIEW
}
