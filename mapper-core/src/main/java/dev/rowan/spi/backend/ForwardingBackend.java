package dev.rowan.spi.backend;

import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.TableSchema;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletionStage;

/**
 * A backend that passes each request to another backend. Subclasses override the requests that they
 * count, delay, change or let fail. Thread-safe, as the other backend is.
 */
public abstract class ForwardingBackend implements Backend {
  private final Backend backend;

  /**
   * Passes all requests to a backend.
   *
   * @param backend gets the requests, and is closed with this one
   */
  protected ForwardingBackend(Backend backend) {
    this.backend = Objects.requireNonNull(backend, "backend");
  }

  /** Returns the backend that gets the requests. */
  protected final Backend backend() {
    return backend;
  }

  @Override
  public <B extends Backend> Optional<B> as(Class<B> kind) {
    return Backend.super.as(kind).or(() -> backend.as(kind));
  }

  @Override
  public Capabilities capabilities() {
    return backend.capabilities();
  }

  @Override
  public CompletionStage<Void> define(Schema schema) {
    return backend.define(schema);
  }

  @Override
  public CompletionStage<WriteOutcome> apply(MutationSet batch) {
    return backend.apply(batch);
  }

  @Override
  public TableSchema underStoredName(TableSchema declared) {
    return backend.underStoredName(declared);
  }

  @Override
  public CompletionStage<RowPage> fetch(Query query) {
    return backend.fetch(query);
  }

  @Override
  public void close() {
    backend.close();
  }
}
