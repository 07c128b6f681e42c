package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Stores a property in a table of its own, together with the other properties of the same group:
 * for columns that are read or written much more often than the others. The table has the name
 * {@code <table>_<group>} and the primary key of the entity. One DAO reads and writes all tables.
 *
 * <p>An insert writes a row to each table, and a delete deletes from each table: one atomic batch.
 * An update writes only the tables whose columns it sets. A read of the whole entity reads all
 * tables, those of one row at the same time. A read of properties of one group reads only the table
 * of that group.
 *
 * <p>The row of the entity's own table decides whether the entity exists. An update of properties
 * of a group, for a key that no insert wrote, creates a row in the table of the group alone. Reads
 * of the whole entity leave such a row out, and {@code rowan.maintenance().repairGroups(…)} deletes
 * it.
 *
 * <p>The tables are read by separate requests. A concurrent reader can see the new columns of one
 * table and the old columns of another.
 * <!-- tag: storefront -->
 *
 * <pre>{@code
 * @Entity
 * @TableOptions(index = "storefront_hot", cachedRows = 1) // options of the group's table
 * public record Storefront(
 *     @PartitionKey String name,
 *     String city,
 *     @Nullable String terms, // in the table storefront
 *     @ColumnGroup("hot") int itemsOnSale, // in the table storefront_hot
 *     @ColumnGroup("hot") @Nullable Instant lastSale) {}
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD})
public @interface ColumnGroup {
  /** Returns the name of the group: the end of the name of its table. */
  String value();
}
