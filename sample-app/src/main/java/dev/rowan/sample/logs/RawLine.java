package dev.rowan.sample.logs;

/**
 * A line as it stands in a file, without its end.
 *
 * @param number its place in the file, from 1
 * @param text its characters
 * @param cut how many bytes at its end were too many and are not in the text
 * @param latin1 whether its bytes are not UTF-8 and were read as ISO-8859-1, which no byte fails
 */
record RawLine(long number, String text, long cut, boolean latin1) {}
