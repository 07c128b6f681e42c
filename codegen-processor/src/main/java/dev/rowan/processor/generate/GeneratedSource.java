package dev.rowan.processor.generate;

/**
 * One generated source file.
 *
 * @param name the qualified name of its class
 * @param text the whole file
 * @param origin the qualified name of the user's type that the file is generated from
 */
public record GeneratedSource(String name, String text, String origin) {}
