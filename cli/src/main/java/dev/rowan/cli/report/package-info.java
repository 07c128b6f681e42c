/**
 * Findings as text for people and as files for tools. In go findings, out comes a text. Nothing
 * here decides what a finding is.
 */
@NullMarked
package dev.rowan.cli.report;

import org.jspecify.annotations.NullMarked;
