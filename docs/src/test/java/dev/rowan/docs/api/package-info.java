/**
 * The examples that Javadoc shows and the guide does not, compiled and run. Each part between two
 * {@code tag} comments is an example in the Javadoc of a main source; {@code JavadocExamplesTest}
 * compares them.
 */
package dev.rowan.docs.api;
