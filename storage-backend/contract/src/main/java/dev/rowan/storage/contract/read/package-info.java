/**
 * The contracts of reads: values and their order, slices of a partition, pages, and scans of whole
 * tables.
 */
@NullMarked
package dev.rowan.storage.contract.read;

import org.jspecify.annotations.NullMarked;
