/**
 * Terms: values, bind markers, function calls and arithmetic, and what a SELECT returns. The terms
 * are records, and one term type serves both the SELECT clause and all other places.
 */
@NullMarked
package dev.rowan.cql.term;

import org.jspecify.annotations.NullMarked;
