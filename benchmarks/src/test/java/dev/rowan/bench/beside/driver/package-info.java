/** The shop of the documentation with the object mapper of the driver. Compiled, not run. */
package dev.rowan.bench.beside.driver;
