/**
 * The files that the processor writes beside the classes of a program. In goes a jar or a folder of
 * classes, out come the text of {@code schema.cql}, and {@code model.json} as a tree or as the cost
 * of its methods. Nothing here loads a class of the program.
 */
@NullMarked
package dev.rowan.cli.model;

import org.jspecify.annotations.NullMarked;
