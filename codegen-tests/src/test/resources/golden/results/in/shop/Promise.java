package shop;

import java.util.concurrent.CompletionStage;

/** A result that comes later. */
public record Promise<T>(CompletionStage<T> stage) {}
