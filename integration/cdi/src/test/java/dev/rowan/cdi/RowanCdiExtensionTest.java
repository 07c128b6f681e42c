package dev.rowan.cdi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.Rowan;
import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Limit;
import dev.rowan.error.RowanClosedException;
import jakarta.enterprise.inject.Any;
import jakarta.enterprise.inject.Disposes;
import jakarta.enterprise.inject.Instance;
import jakarta.enterprise.inject.Produces;
import jakarta.enterprise.inject.se.SeContainer;
import jakarta.enterprise.inject.se.SeContainerInitializer;
import jakarta.inject.Inject;
import jakarta.inject.Provider;
import jakarta.inject.Singleton;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import shop.Audit;
import shop.Audited;
import shop.Item;
import shop.Items;
import shop.Journal;
import shop.Main;
import shop.Prices;
import shop.RowanItems;
import shop.Shop;

/** Injection and closing in Weld. */
class RowanCdiExtensionTest {

  @AfterEach
  void forgetTheAddress() {
    System.clearProperty(RowanCdiExtension.URL);
  }

  private static SeContainer container(Class<?>... beans) {
    // each test names its beans: what else is on the class path is no bean
    return SeContainerInitializer.newInstance()
        .disableDiscovery()
        .addExtensions(new RowanCdiExtension())
        .addBeanClasses(beans)
        .initialize();
  }

  @Test
  void aDaoIsInjectedAndTheStoreClosesWithTheContainer(@TempDir Path directory) {
    System.setProperty(RowanCdiExtension.URL, "rowan:embedded:" + directory.resolve("shop"));
    Items items;
    try (SeContainer container = container(Shop.class)) {
      container.select(Shop.class).get().offer("ann", "lamp", BigDecimal.TEN);
      items = container.select(Items.class).get();
      assertThat(items).isSameAs(container.select(Items.class).get());
    }
    assertThatThrownBy(() -> items.bySeller("ann", Limit.of(1)))
        .isInstanceOf(RowanClosedException.class);

    try (SeContainer container = container(Shop.class)) {
      assertThat(container.select(Shop.class).get().dearestOf("ann")).hasSize(1);
    }
  }

  @Test
  void theContainerFindsTheExtensionAndTheBeans() {
    System.setProperty(RowanCdiExtension.URL, "rowan:memory:");
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    PrintStream before = System.out;
    System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
    try {
      Main.main(new String[0]);
    } finally {
      System.setOut(before);
    }
    assertThat(printed.toString(StandardCharsets.UTF_8)).contains("title=lamp, price=12.50");
  }

  @Test
  void aScanThatFindsTheGeneratedClassMakesNoSecondBean() {
    System.setProperty(RowanCdiExtension.URL, "rowan:memory:");
    try (SeContainer container = container(Shop.class, RowanItems.class)) {
      assertThat(container.select(Items.class, Any.Literal.INSTANCE).isResolvable()).isTrue();
      assertThat(container.select(Shop.class).get().dearestOf("ann")).isEmpty();
    }
  }

  @Test
  void aDaoThatIsNeededLaterIsDeclaredToo() {
    System.setProperty(RowanCdiExtension.URL, "rowan:memory:");
    try (SeContainer container = container(Later.class)) {
      Later later = container.select(Later.class).get();
      assertThat(later.provider.get()).isSameAs(later.instance.get());
    }
  }

  @Test
  void theBeansOfTheApplicationComeFirst() {
    Rowan rowan;
    try (SeContainer container = container(Shop.class, Own.class)) {
      rowan = container.select(Rowan.class).get();
      container.select(Shop.class).get().offer("ann", "lamp", BigDecimal.TEN);
      assertThat(rowan.dao(Items.class).bySeller("ann", Limit.of(9))).hasSize(1);
      assertThat(container.select(Items.class).get())
          .isSameAs(container.select(Own.class).get().items);
    }
    assertThatThrownBy(() -> rowan.dao(Items.class).find(new UUID(0, 1)))
        .isInstanceOf(RowanClosedException.class);
  }

  @Test
  void withoutAnAddressTheFirstDaoSaysWhatToSet() {
    try (SeContainer container = container(Shop.class)) {
      assertThatThrownBy(() -> container.select(Shop.class).get().dearestOf("ann"))
          .hasStackTraceContaining("set the system property rowan.url");
    }
  }

  @Test
  void interceptorsSurroundTheCallsOfADao() {
    System.setProperty(RowanCdiExtension.URL, "rowan:memory:");
    Item lamp = new Item(new UUID(0, 1), "ann", "lamp", BigDecimal.TEN);
    try (SeContainer container = container(Desk.class, Audit.class, Journal.class)) {
      Desk desk = container.select(Desk.class).get();
      desk.prices.change(lamp); // the method has the binding
      assertThat(desk.prices.find(lamp.id())).hasValue(lamp); // this one has not
      assertThat(desk.titles.titleOf(lamp.id())).isEqualTo("lamp"); // the interface has it
      assertThatThrownBy(() -> desk.titles.titleOf(new UUID(0, 2)))
          .isExactlyInstanceOf(NoSuchElementException.class);
      assertThat(container.select(Journal.class).get().lines())
          .containsExactly("change", "titleOf", "titleOf");
    }
  }

  /** The titles, whose calls are all recorded. */
  @Audited
  @Dao
  interface Titles {
    @Select
    Optional<Item> find(UUID id);

    default String titleOf(UUID id) {
      return find(id).orElseThrow().title();
    }
  }

  /** Needs DAOs with interceptors. */
  @Singleton
  static class Desk {
    @Inject Prices prices;
    @Inject Titles titles;
  }

  /** Needs the DAO after it is created. */
  @Singleton
  static class Later {
    @Inject Provider<Items> provider;
    @Inject Instance<Items> instance;
  }

  /** Declares the store and the DAO itself. */
  @Singleton
  static class Own {
    private Items items;

    @Produces
    @Singleton
    Rowan rowan() {
      return Rowan.connect("rowan:memory:");
    }

    void close(@Disposes Rowan rowan) {
      rowan.close();
    }

    @Produces
    @Singleton
    Items items(Rowan rowan) {
      items = rowan.dao(Items.class);
      return items;
    }
  }
}
