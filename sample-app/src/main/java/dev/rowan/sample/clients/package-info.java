/**
 * Updates of clients. Updates go in, one partition for each client and month. The updates of a
 * range of time come out page by page, newest first, also those of one moment.
 */
@NullMarked
package dev.rowan.sample.clients;

import org.jspecify.annotations.NullMarked;
