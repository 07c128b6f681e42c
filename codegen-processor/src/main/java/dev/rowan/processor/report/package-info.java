/**
 * Prints messages and writes the model files. The input is the findings, and the declarations
 * without errors of a whole compilation. The output is compiler messages, and the files {@code
 * META-INF/rowan/model.json} and {@code schema.cql}. No other package prints, and nothing is
 * checked here.
 */
@NullMarked
package dev.rowan.processor.report;

import org.jspecify.annotations.NullMarked;
