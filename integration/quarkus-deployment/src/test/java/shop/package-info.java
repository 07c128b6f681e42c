/** A shop on Quarkus: the sample of the guide, which the tests run. */
package shop;
