/**
 * The annotations that users write on entities and DAO interfaces. The annotation processor reads
 * them from source code and from class files of other jars (retention {@code CLASS}). They have no
 * effect at run time, and this package contains no behaviour.
 */
@NullMarked
package dev.rowan.annotation;

import org.jspecify.annotations.NullMarked;
