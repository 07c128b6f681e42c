package dev.rowan.processor.generate;

/**
 * One file of source code.
 *
 * @param name the qualified name of its class
 * @param text the whole file
 * @param origin the qualified name of the one type of the user's that it follows from
 */
public record GeneratedSource(String name, String text, String origin) {}
