/**
 * The entities of a program, without its classes. In goes the tree of {@code model.json}, out come
 * mappings whose entities are the stored rows. Nothing here loads a class of the program or opens a
 * store.
 */
@NullMarked
package dev.rowan.cli.entity;

import org.jspecify.annotations.NullMarked;
