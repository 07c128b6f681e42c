/**
 * Stores for tests. An annotation on a test class goes in, and its tests receive a {@code Rowan}
 * and DAOs as parameters. What this package opens, it closes: after each test, or after the class,
 * and also after failures. A server that it starts ends with the process of the tests.
 */
@NullMarked
package dev.rowan.junit;

import org.jspecify.annotations.NullMarked;
