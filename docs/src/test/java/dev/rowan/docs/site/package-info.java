/**
 * The programs that build the site beside its generator. The input is the Markdown of the project,
 * then the HTML of the generator; the output is the input of the generator, then the texts of the
 * search, and a list of dead links. {@code mvn -Pdocs} runs them.
 */
package dev.rowan.docs.site;
