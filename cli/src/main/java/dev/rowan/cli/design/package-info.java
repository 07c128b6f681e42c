/**
 * The entities, user-defined types and indexes that express a schema in Java. In goes a schema, out
 * come names and types of Java and a remark for each part without a counterpart. Nothing here
 * writes source code.
 */
@NullMarked
package dev.rowan.cli.design;

import org.jspecify.annotations.NullMarked;
