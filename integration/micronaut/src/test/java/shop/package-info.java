/** A shop on Jakarta CDI: the sample of the guide, which the tests run. */
package shop;
