/**
 * The pages about codes, which the build packs into the jar. In goes a code, out comes its page as
 * text for a terminal. Nothing is read from the network.
 */
@NullMarked
package dev.rowan.cli.page;

import org.jspecify.annotations.NullMarked;
