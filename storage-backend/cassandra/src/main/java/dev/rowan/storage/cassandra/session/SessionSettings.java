package dev.rowan.storage.cassandra.session;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * The session settings of a connection string; where a value is null, the driver's own
 * configuration applies.
 *
 * @param datacenter the local data centre
 * @param consistency of reads and writes, by the driver's name
 * @param serialConsistency of conditions, by the driver's name
 * @param timeout of one request
 * @param pageSize the number of rows per request to a server
 * @param profile the default profile of requests
 */
public record SessionSettings(
    @Nullable String datacenter,
    @Nullable String consistency,
    @Nullable String serialConsistency,
    @Nullable Duration timeout,
    @Nullable Integer pageSize,
    @Nullable String profile) {}
