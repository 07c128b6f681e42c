/**
 * Proposals for a schema. In go the entities of a schema, out come index declarations that can
 * replace tables which applications maintain themselves. No proposal changes a generated class.
 */
@NullMarked
package dev.rowan.cli.advice;

import org.jspecify.annotations.NullMarked;
