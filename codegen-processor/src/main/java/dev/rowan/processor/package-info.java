/**
 * The annotation processors, which run the stages of the pipeline inside the compiler. The input is
 * the compiler's rounds. The output is findings, source files and the model files. Each stage is
 * implemented in its own package; this package only connects them.
 */
@NullMarked
package dev.rowan.processor;

import org.jspecify.annotations.NullMarked;
