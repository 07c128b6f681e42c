package shop;

/** The result of a call, or the exception that it threw. */
public record Attempt<T>(T result, RuntimeException failure) {}
