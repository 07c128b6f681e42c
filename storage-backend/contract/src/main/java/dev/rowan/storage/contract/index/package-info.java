/**
 * The contracts of derived tables: index maintenance, reads through an index, build, verify, repair
 * and unique values.
 */
@NullMarked
package dev.rowan.storage.contract.index;

import org.jspecify.annotations.NullMarked;
