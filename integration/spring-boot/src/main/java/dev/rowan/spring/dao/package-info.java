/**
 * The DAOs as beans. The packages of the application go in, and one lazy bean definition for each
 * generated DAO comes out. Class files are read and not loaded until a generated DAO is found.
 */
@NullMarked
package dev.rowan.spring.dao;

import org.jspecify.annotations.NullMarked;
