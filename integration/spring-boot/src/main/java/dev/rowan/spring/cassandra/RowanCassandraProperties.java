package dev.rowan.spring.cassandra;

import dev.rowan.storage.cassandra.ForeignColumns;
import dev.rowan.storage.cassandra.SchemaMode;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * The properties {@code rowan.cassandra.*}. They apply to the application's CqlSession; an address
 * in {@code rowan.url} states the same as options. Immutable and thread-safe.
 *
 * @param keyspace The keyspace of the tables, case-sensitive. The default is the keyspace of the
 *     session.
 * @param schema What happens if tables of the cluster differ from the entities.
 * @param foreignColumns What happens if a derived table has columns that only other programs know.
 */
@ConfigurationProperties("rowan.cassandra")
public record RowanCassandraProperties(
    @Nullable String keyspace,
    @DefaultValue("validate") SchemaMode schema,
    @DefaultValue("refuse") ForeignColumns foreignColumns) {}
