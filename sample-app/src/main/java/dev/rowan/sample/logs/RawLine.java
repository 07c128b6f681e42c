package dev.rowan.sample.logs;

/**
 * A line of a file, without its end.
 *
 * @param number its number in the file, from 1
 * @param text its characters
 * @param cut the number of bytes at its end that exceeded the limit and are not in the text
 * @param latin1 whether its bytes are not UTF-8 and were read as ISO-8859-1, which accepts every
 *     byte
 */
record RawLine(long number, String text, long cut, boolean latin1) {}
