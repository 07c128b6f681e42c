/**
 * The program {@code rowan}. In go the arguments of the command line, out comes the exit code. The
 * program starts commands and turns their failures into messages; it does nothing else.
 */
@NullMarked
package dev.rowan.cli;

import org.jspecify.annotations.NullMarked;
