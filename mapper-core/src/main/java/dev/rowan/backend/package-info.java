/**
 * The interface that a store implements: four methods, and how a store is found. Units and queries
 * go in, outcomes and pages of rows come out. Nothing here knows entities, indexes or DAOs.
 */
@NullMarked
package dev.rowan.backend;

import org.jspecify.annotations.NullMarked;
