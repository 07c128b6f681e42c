/**
 * What can be wrong with an entry beside its row, and what sets it right: what was seen of both
 * goes in, a finding and the plan of its repair come out. Pure functions, whoever carries them out.
 */
@NullMarked
package dev.rowan.repair;

import org.jspecify.annotations.NullMarked;
