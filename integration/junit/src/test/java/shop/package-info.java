/** Items and their DAO, for the tests of the extension. */
package shop;
