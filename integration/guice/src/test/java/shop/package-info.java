/** A shop on Guice: the sample of the guide, which the tests run. */
package shop;
