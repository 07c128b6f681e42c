/** The contracts of defining tables and of the life of a store. */
@NullMarked
package dev.rowan.storage.contract.schema;

import org.jspecify.annotations.NullMarked;
