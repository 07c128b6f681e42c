/** Sales of a seller by state and city, in both orders. */
@NullMarked
package dev.rowan.sample.sales;

import org.jspecify.annotations.NullMarked;
