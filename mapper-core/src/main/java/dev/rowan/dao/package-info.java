/**
 * The types that signatures of DAO methods name. Immutable values; nothing here reads or writes.
 */
@NullMarked
package dev.rowan.dao;

import org.jspecify.annotations.NullMarked;
