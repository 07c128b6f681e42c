/**
 * The command line of the sample. Arguments and files go in, text for people and an exit code come
 * out. This package reads and writes no table; the packages {@code blog} and {@code logs} do so,
 * with the DAOs that they receive.
 */
@NullMarked
package dev.rowan.sample;

import org.jspecify.annotations.NullMarked;
