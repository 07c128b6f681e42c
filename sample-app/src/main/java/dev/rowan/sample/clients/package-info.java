/** Updates of clients by month. */
@NullMarked
package dev.rowan.sample.clients;

import org.jspecify.annotations.NullMarked;
