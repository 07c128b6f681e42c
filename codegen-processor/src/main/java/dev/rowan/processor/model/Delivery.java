package dev.rowan.processor.model;

import java.util.Arrays;
import java.util.Optional;

/** How a DAO method hands its result to the caller. */
public enum Delivery {
  /** The method waits for the result, and returns it. */
  DIRECT("", "", ""),
  /** The method returns a stage that completes with the result. */
  STAGE("java.util.concurrent.CompletionStage", "", ""),
  FUTURE("java.util.concurrent.CompletableFuture", "", ""),
  /** The request starts when a subscriber subscribes, and the subscriber receives the result. */
  MONO("reactor.core.publisher.Mono", "rowan-reactor", "dev.rowan.reactor.ReactorResults"),
  UNI("io.smallrye.mutiny.Uni", "rowan-mutiny", "dev.rowan.mutiny.MutinyResults"),
  /** The read starts when a subscriber subscribes, and the subscriber receives its rows. */
  PUBLISHER("java.util.concurrent.Flow.Publisher", "", ""),
  FLUX("reactor.core.publisher.Flux", MONO.module, MONO.adapter),
  MULTI("io.smallrye.mutiny.Multi", UNI.module, UNI.adapter);

  private final String type;
  private final String module;
  private final String adapter;

  Delivery(String type, String module, String adapter) {
    this.type = type;
    this.module = module;
    this.adapter = adapter;
  }

  /** Returns the delivery by a type; {@code DIRECT} for types that are results themselves. */
  public static Delivery by(JavaType type) {
    return type.arguments().size() == 1
        ? Arrays.stream(values()).filter(each -> type.is(each.type)).findFirst().orElse(DIRECT)
        : DIRECT;
  }

  /** Whether the whole result comes after the method has returned. */
  public boolean isLater() {
    return this == STAGE || this == FUTURE || isOnSubscription();
  }

  /** Whether the whole result comes to a subscriber, whose subscription starts the request. */
  public boolean isOnSubscription() {
    return this == MONO || this == UNI;
  }

  /** Whether rows come to a subscriber, one after another. */
  public boolean isOfRows() {
    return this == PUBLISHER || this == FLUX || this == MULTI;
  }

  /** Returns the class that creates the type from what the run time returns, if one is needed. */
  public Optional<String> adapter() {
    return adapter.isEmpty() ? Optional.empty() : Optional.of(adapter);
  }

  /** Returns the artifact that has the {@link #adapter}. */
  public String module() {
    return module;
  }
}
