/**
 * Tests of DAOs in an application of Spring Boot. The start is {@link
 * dev.rowan.spring.test.RowanDaoTest}.
 */
@NullMarked
package dev.rowan.spring.test;

import org.jspecify.annotations.NullMarked;
