package dev.rowan.spring.dao;

/**
 * A DAO interface and the class that the annotation processor generated for it.
 *
 * @param dao the interface
 * @param generated the class, with one public constructor that takes a {@code Rowan}
 */
record GeneratedDao(Class<?> dao, Class<?> generated) {}
