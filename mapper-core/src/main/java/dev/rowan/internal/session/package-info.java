/**
 * What the DAOs over one backend share: the session, the context of each entity with its defined
 * tables, and the writes of one entity with fixed options. A mapping goes in, the context that
 * reads and writes it comes out. Generated code does not name these types.
 */
@NullMarked
package dev.rowan.internal.session;

import org.jspecify.annotations.NullMarked;
