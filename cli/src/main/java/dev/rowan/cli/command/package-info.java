/**
 * The commands: one class each. In go arguments, out come an exit code and lines of text. A command
 * asks for nothing but a password, reads none from its arguments, and prints no stack trace.
 */
@NullMarked
package dev.rowan.cli.command;

import org.jspecify.annotations.NullMarked;
