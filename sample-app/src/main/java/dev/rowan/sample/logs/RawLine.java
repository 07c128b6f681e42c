package dev.rowan.sample.logs;

/**
 * A line of a file, without its line feed.
 *
 * @param number its position in the file, from 1
 * @param text its text
 * @param cut the number of bytes that were cut at its end
 * @param latin1 whether its bytes are not UTF-8 and were read as ISO-8859-1
 */
record RawLine(long number, String text, long cut, boolean latin1) {}
