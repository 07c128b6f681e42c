/**
 * Definition of tables. A schema goes in and is compared with the cluster's schema. Missing
 * elements are created if the mode allows it; otherwise an error names them with the CQL that
 * creates them. This package never alters stored data in a lossy way, and drops nothing.
 */
@NullMarked
package dev.rowan.storage.cassandra.schema;

import org.jspecify.annotations.NullMarked;
