/**
 * Between user objects and rows. Generated mappings are built of the parts here: an entity goes in
 * and a {@link dev.rowan.value.Row} comes out, and the other way round. No reflection, no backend.
 */
@NullMarked
package dev.rowan.binding;

import org.jspecify.annotations.NullMarked;
