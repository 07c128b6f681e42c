/** The first program of the guide, file by file, as a reader would write it. */
package shop;
