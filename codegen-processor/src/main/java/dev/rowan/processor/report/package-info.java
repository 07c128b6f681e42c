/**
 * The only place that prints. In go findings, and the sound declarations of a whole compilation;
 * out come messages of the compiler, and the files {@code META-INF/rowan/model.json} and {@code
 * schema.cql}. Nothing is judged here.
 */
@NullMarked
package dev.rowan.processor.report;

import org.jspecify.annotations.NullMarked;
