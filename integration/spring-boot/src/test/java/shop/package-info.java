/** A shop as a Spring Boot application: the sample of the guide, which the tests run. */
package shop;
