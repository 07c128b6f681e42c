/**
 * The command line of the sample. Arguments and files go in, text and an exit code come out. No
 * table is read or written here: the packages {@code blog}, {@code logs} and {@code race} do this
 * with DAOs.
 */
@NullMarked
package dev.rowan.sample;

import org.jspecify.annotations.NullMarked;
