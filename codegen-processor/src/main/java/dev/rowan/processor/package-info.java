/**
 * The annotation processors: they run inside the compiler and carry the pipeline. In go the rounds
 * of the compiler; out come findings, source files and the model files. Whatever a stage does, it
 * does in its own package; here the stages are only joined.
 */
@NullMarked
package dev.rowan.processor;

import org.jspecify.annotations.NullMarked;
