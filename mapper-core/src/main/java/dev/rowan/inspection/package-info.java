/**
 * Processes findings about rows and their entries: reads them again, lets them wait until no
 * in-flight change can explain them, and repairs them. The findings and the plans of repairs come
 * from the pure functions in {@link dev.rowan.repair}.
 */
@NullMarked
package dev.rowan.inspection;

import org.jspecify.annotations.NullMarked;
