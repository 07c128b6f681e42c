/**
 * Java sources of entities, user-defined types and DAOs. In go designs, out come the texts of
 * source files in the shape of google-java-format. Nothing here reads a schema or writes a file.
 */
@NullMarked
package dev.rowan.cli.source;

import org.jspecify.annotations.NullMarked;
