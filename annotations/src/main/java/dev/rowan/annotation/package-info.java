/**
 * The annotations that users write on entities and DAO interfaces. Nothing goes in and nothing
 * comes out at run time: the annotation processor reads them from source, and from class files of
 * other jars (retention {@code CLASS}). No behaviour ever lives here.
 */
@NullMarked
package dev.rowan.annotation;

import org.jspecify.annotations.NullMarked;
