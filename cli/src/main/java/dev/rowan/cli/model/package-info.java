/**
 * The files that the processor writes beside the classes of a program. In goes a jar or a folder of
 * classes, out come the text of {@code schema.cql} and the methods of {@code model.json}. Nothing
 * here loads a class of the program.
 */
@NullMarked
package dev.rowan.cli.model;

import org.jspecify.annotations.NullMarked;
