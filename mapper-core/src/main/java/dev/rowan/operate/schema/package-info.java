/**
 * Changes of the stored schema: compare the model with the store, plan the steps, execute them, and
 * read what was executed. Entities go in; differences, plans and entries of the history come out. A
 * stored value is lost only if the caller names the column or table to drop.
 */
@NullMarked
package dev.rowan.operate.schema;

import org.jspecify.annotations.NullMarked;
