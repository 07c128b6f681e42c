/**
 * The contracts of export and import: a table goes out as lines of JSON and comes back as the same
 * table.
 */
@NullMarked
package dev.rowan.storage.contract.transfer;

import org.jspecify.annotations.NullMarked;
