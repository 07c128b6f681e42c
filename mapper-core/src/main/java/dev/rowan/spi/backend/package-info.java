/**
 * The interface that a backend implements: four methods, and the provider that opens it. A backend
 * receives batches and queries, and returns outcomes and pages of rows. A backend knows no
 * entities, indexes or DAOs.
 */
@NullMarked
package dev.rowan.spi.backend;

import org.jspecify.annotations.NullMarked;
