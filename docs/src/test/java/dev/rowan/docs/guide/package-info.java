/**
 * What the pages of the guide show, compiled and run. Each part between two {@code tag} comments is
 * a block of a page; {@code DocsTest} compares them.
 */
package dev.rowan.docs.guide;
