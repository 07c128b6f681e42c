/** Code outside of the packages of the sample. */
package elsewhere;
