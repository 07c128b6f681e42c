/**
 * Limits that apply on every backend. Writers pass batches and readers pass counts. A value above a
 * limit is logged or refused, and counted for statistics. Values are measured but never shown.
 */
@NullMarked
package dev.rowan.spi.guard;

import org.jspecify.annotations.NullMarked;
