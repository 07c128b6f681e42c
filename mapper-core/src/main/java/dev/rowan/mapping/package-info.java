/**
 * Between user objects and rows. Generated mappings are built of the parts here: an entity goes in
 * and a {@link dev.rowan.spi.value.Row} comes out, and the other way round. No reflection, no
 * backend.
 */
@NullMarked
package dev.rowan.mapping;

import org.jspecify.annotations.NullMarked;
