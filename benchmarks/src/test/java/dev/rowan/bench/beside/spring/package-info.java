/** The shop of the documentation with Spring Data for Apache Cassandra. Compiled, not run. */
package dev.rowan.bench.beside.spring;
