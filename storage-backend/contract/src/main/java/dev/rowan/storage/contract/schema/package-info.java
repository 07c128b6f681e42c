/**
 * The contracts of defining tables and columns, and of opening and closing a store, alone and under
 * load.
 */
@NullMarked
package dev.rowan.storage.contract.schema;

import org.jspecify.annotations.NullMarked;
