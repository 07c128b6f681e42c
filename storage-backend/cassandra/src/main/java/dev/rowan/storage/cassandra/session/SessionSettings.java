package dev.rowan.storage.cassandra.session;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * What a connection string says of a session; for what is null, the driver's own configuration
 * stands.
 *
 * @param datacenter the one that is called
 * @param consistency of reads and writes, by the driver's name
 * @param serialConsistency of conditions, by the driver's name
 * @param timeout of one request
 * @param pageSize how many rows a server is asked for at once
 * @param profile of requests that ask for none
 */
public record SessionSettings(
    @Nullable String datacenter,
    @Nullable String consistency,
    @Nullable String serialConsistency,
    @Nullable Duration timeout,
    @Nullable Integer pageSize,
    @Nullable String profile) {}
