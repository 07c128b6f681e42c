/** Checks of prices, which an application of the tests adds to the shop. */
package prices;
