/** The contracts of export and import. */
@NullMarked
package dev.rowan.storage.contract.transfer;

import org.jspecify.annotations.NullMarked;
