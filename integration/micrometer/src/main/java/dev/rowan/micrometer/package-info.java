/**
 * Metrics and traces by Micrometer. DAO calls and the numbers of a store go in, and meters and
 * observations come out. Values of user data never come here.
 */
@NullMarked
package dev.rowan.micrometer;

import org.jspecify.annotations.NullMarked;
