/** Classes of a library: a jar without an index and without a file beans.xml. */
package library;
