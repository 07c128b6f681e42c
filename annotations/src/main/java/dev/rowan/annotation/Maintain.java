package dev.rowan.annotation;

/**
 * The maintenance mode of a {@link CustomIndex}: how a write keeps index entries consistent with
 * the entity's rows.
 *
 * <p>On the embedded store every mode is exact: the row and its entries change in one atomic
 * operation. On a cluster no operation is atomic across partitions, so each mode has its own cost
 * and guarantee. If an entity has several indexes, the strictest mode decides how the entity's row
 * is written.
 */
public enum Maintain {
  /** {@link #BLIND} if every key component is immutable, else {@link #VERIFIED}. */
  DEFAULT,
  /**
   * Writes entries without reading the old row. Every key component must be immutable.
   *
   * <p>On a cluster the row and its entries are one logged batch, which Cassandra completes even
   * after a crash. An update or delete without the key components reads them first. If a concurrent
   * writer is inserting the row at that moment, the read can find nothing. The entry then keeps its
   * old values until the index is repaired.
   */
  BLIND,
  /**
   * Reads the old row and deletes its outdated entries.
   *
   * <p>On a cluster the row and its entries are one logged batch. Of two concurrent writers, the
   * later timestamp wins for all columns of the index together. An orphaned entry can remain. Reads
   * filter and remove orphaned entries, unless the index includes all columns: such an index is
   * read without checking the rows.
   */
  ATOMIC,
  /**
   * Reads the old row and deletes its outdated entries.
   *
   * <p>On a cluster Rowan writes new entries first, then the row, then deletes outdated entries. A
   * row is never missing from the index, even after a crash. Reads check each entry against its
   * row.
   */
  VERIFIED,
  /**
   * On a cluster, changes the row and its version together in a conditional write. Of two
   * concurrent writers one fails, so no change is overwritten unnoticed. Entries are confirmed
   * afterwards; a confirmed entry is correct.
   */
  SERIAL,
  /**
   * On a cluster, creates a materialized view that the server maintains. Rowan creates and checks
   * the view like a table but never writes to it. A write of the row costs the caller nothing
   * extra.
   *
   * <p>The server updates the view asynchronously, so the view can return outdated values for an
   * unbounded time. After a crash, a lost message or the loss of a node the view can differ
   * permanently. {@code verify} finds such differences; only dropping and creating the view repairs
   * them.
   *
   * <p>Cassandra calls materialized views experimental. They are disabled unless {@code
   * cassandra.yaml} contains {@code materialized_views_enabled: true}. The key may contain at most
   * one property besides the entity's primary key. Derived components and elements of collections
   * are not allowed.
   */
  SERVER_VIEW
}
