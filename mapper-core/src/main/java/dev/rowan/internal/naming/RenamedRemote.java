package dev.rowan.internal.naming;

import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.ForwardingBackend;
import dev.rowan.spi.backend.RemoteBackend;
import java.util.concurrent.CompletionStage;

/** A backend with other table names over a store that runs in other processes. Thread-safe. */
final class RenamedRemote extends ForwardingBackend implements RemoteBackend {
  private final Backend renamed;
  private final RemoteBackend remote;

  RenamedRemote(Backend renamed, RemoteBackend remote) {
    super(renamed);
    this.renamed = renamed;
    this.remote = remote;
  }

  @Override
  public CompletionStage<Void> ping() {
    return remote.ping();
  }

  @Override
  public RemoteBackend inKeyspace(String keyspace) {
    RemoteBackend other = remote.inKeyspace(keyspace);
    return new RenamedRemote(RenamedBackend.like(renamed, other), other);
  }
}
