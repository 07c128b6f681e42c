/**
 * The command line of the sample. Arguments and files go in, text for people and an exit code come
 * out. No table is read or written here: that is what the packages {@code blog} and {@code logs}
 * do, with DAOs that they are given.
 */
@NullMarked
package dev.rowan.sample;

import org.jspecify.annotations.NullMarked;
