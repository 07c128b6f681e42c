/** Clients by a status that changes. */
@NullMarked
package dev.rowan.sample.statuses;

import org.jspecify.annotations.NullMarked;
