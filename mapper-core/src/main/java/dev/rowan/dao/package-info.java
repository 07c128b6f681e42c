/**
 * The types that signatures of DAO methods name: ranges, limits, pages, the options of a call, and
 * the outcome of a conditional write. Values only: a DAO method takes them or returns them.
 */
@NullMarked
package dev.rowan.dao;

import org.jspecify.annotations.NullMarked;
