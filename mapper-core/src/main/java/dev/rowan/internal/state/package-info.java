/**
 * States of derived tables and tags of writers, in small tables of the store itself. Each change
 * has a condition, so that all programs over a store agree.
 */
@NullMarked
package dev.rowan.internal.state;

import org.jspecify.annotations.NullMarked;
