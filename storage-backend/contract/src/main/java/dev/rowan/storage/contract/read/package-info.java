/** The contracts of reads: values, order, slices, pages and scans. */
@NullMarked
package dev.rowan.storage.contract.read;

import org.jspecify.annotations.NullMarked;
