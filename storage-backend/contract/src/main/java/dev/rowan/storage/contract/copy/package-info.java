/** The contracts of columns that are copied from another entity, and of counted rows. */
@NullMarked
package dev.rowan.storage.contract.copy;

import org.jspecify.annotations.NullMarked;
