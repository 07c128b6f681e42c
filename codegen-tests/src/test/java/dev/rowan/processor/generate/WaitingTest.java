package dev.rowan.processor.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import dev.rowan.dao.PageRequest;
import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.OutcomeUnknownException;
import dev.rowan.error.RowanException;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.Capabilities;
import dev.rowan.spi.backend.Capability;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.schema.Schema;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Calls of a generated DAO whose store does not answer, by threads that cannot wait. */
class WaitingTest {
  private static final String ENTITY =
      """
      package shop;

      import dev.rowan.annotation.*;
      import dev.rowan.dao.*;
      import java.util.*;
      import java.util.stream.Stream;

      @Entity
      public record Item(@PartitionKey UUID id, String title) {

        @Dao
        public interface Items {
          @Insert
          void save(Item item);

          @Update
          void retitle(UUID id, String title);

          @Update
          boolean retitleIf(Item before, Item after);

          @Delete
          void remove(UUID id);

          @Select
          Optional<Item> find(UUID id);

          @Select
          List<Item> of(Collection<UUID> id);

          @Select
          Page<Item> page(Collection<UUID> id, PageRequest page);

          @FullScan(because = "a test")
          Stream<Item> all();
        }
      }
      """;

  private static final UUID ID = UUID.randomUUID();

  @TempDir private Path scratch;

  private URLClassLoader loader;
  private Class<?> items;

  @BeforeEach
  void compile() throws Exception {
    Path in = Files.createDirectories(scratch.resolve("in/shop"));
    Path classes = scratch.resolve("out");
    Path source = Files.writeString(in.resolve("Item.java"), ENTITY);
    assertThat(Javac.into(classes).compile(List.of(source)).messages()).isEmpty();
    loader = new URLClassLoader(new URL[] {classes.toUri().toURL()});
    items = loader.loadClass("shop.Item$Items");
  }

  @AfterEach
  void close() throws Exception {
    loader.close();
  }

  @Test
  void anInterruptLeavesTheOutcomeOfAWriteUnknownAndAReadWithoutAnswer() {
    Rowan rowan = Rowan.on(new Silent(), RowanOptions.defaults());
    for (Method method : items.getMethods()) {
      Object dao = rowan.dao(items);
      Thread.currentThread().interrupt();
      RowanException failure = failure(dao, method);
      assertThat(Thread.interrupted()).as("the mark after %s", method).isTrue();
      assertFailed(method, failure, ErrorCode.INTERRUPTED);
    }
  }

  @Test
  void soDoesTheEndOfTheTimeToWait() {
    Rowan rowan = Rowan.on(new Silent(), RowanOptions.defaults().withTimeout(Duration.ofNanos(1)));
    for (Method method : items.getMethods()) {
      assertFailed(method, failure(rowan.dao(items), method), ErrorCode.TIMED_OUT);
    }
  }

  private static void assertFailed(Method method, RowanException failure, ErrorCode code) {
    boolean writes = method.getReturnType() == void.class || method.getName().endsWith("If");
    assertThat(failure).as("of %s", method).isInstanceOf(BackendUnavailableException.class);
    assertThat(failure instanceof OutcomeUnknownException)
        .as("unknown outcome of %s", method)
        .isEqualTo(writes);
    assertThat(failure.code()).isEqualTo(code);
  }

  private RowanException failure(Object dao, Method method) {
    return (RowanException)
        Objects.requireNonNull(
            catchThrowable(
                () -> {
                  try {
                    method.invoke(dao, arguments(method));
                  } catch (InvocationTargetException e) {
                    throw e.getCause();
                  }
                }),
            "it did not fail");
  }

  private Object[] arguments(Method method) throws ReflectiveOperationException {
    Object item = loader.loadClass("shop.Item").getConstructors()[0].newInstance(ID, "title");
    Object other = loader.loadClass("shop.Item").getConstructors()[0].newInstance(ID, "another");
    return switch (method.getName()) {
      case "save" -> new Object[] {item};
      case "retitle" -> new Object[] {ID, "title"};
      case "retitleIf" -> new Object[] {item, other};
      case "remove", "find" -> new Object[] {ID};
      case "of" -> new Object[] {List.of(ID)};
      case "page" -> new Object[] {List.of(ID), PageRequest.first(3)};
      default -> new Object[] {};
    };
  }

  /** Tables are there, and nothing is ever answered. */
  private static final class Silent implements Backend {
    @Override
    public Capabilities capabilities() {
      return Capabilities.of(Capability.INDEX_MAINTENANCE, Capability.CONDITIONAL_WRITES);
    }

    @Override
    public CompletionStage<Void> define(Schema schema) {
      return CompletableFuture.completedFuture(null);
    }

    @Override
    public CompletionStage<WriteOutcome> apply(MutationSet batch) {
      return new CompletableFuture<>();
    }

    @Override
    public CompletionStage<RowPage> fetch(Query query) {
      return new CompletableFuture<>();
    }

    @Override
    public void close() {}
  }
}
