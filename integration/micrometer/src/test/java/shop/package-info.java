/** A shop whose calls are observed. */
package shop;
