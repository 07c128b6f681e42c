/**
 * Runs the Java compiler with Rowan's annotation processor on sources in memory. In go source
 * files, out come the messages of the compiler and the files of the processor. Nothing is written
 * to disk.
 */
@NullMarked
package dev.rowan.cli.compile;

import org.jspecify.annotations.NullMarked;
