package dev.rowan.guice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.inject.AbstractModule;
import com.google.inject.ConfigurationException;
import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Stage;
import com.google.inject.util.Modules;
import dev.rowan.Rowan;
import dev.rowan.spi.store.TableStats;
import elsewhere.Note;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import shop.Items;
import shop.Main;
import shop.Shop;

/** Injection in Guice. */
class RowanModuleTest {
  private final Rowan rowan = Rowan.connect("rowan:memory:");

  @AfterEach
  void close() {
    rowan.close();
  }

  @Test
  void aDaoIsInjectedByItsInterfaceAndShared() {
    Injector injector = Guice.createInjector(new RowanModule(rowan, Shop.class));
    injector.getInstance(Shop.class).offer("ann", "lamp", BigDecimal.TEN);
    assertThat(injector.getInstance(Shop.class).dearestOf("ann")).hasSize(1);
    assertThat(injector.getInstance(Items.class)).isSameAs(injector.getInstance(Items.class));
    assertThat(injector.getInstance(Rowan.class)).isSameAs(rowan);
  }

  @Test
  void aDaoIsCreatedWhenItIsNeeded() {
    Injector injector =
        Guice.createInjector(Stage.PRODUCTION, new RowanModule(rowan, Shop.class, Note.class));
    assertThat(rowan.storage().stats().tables()).isEmpty();
    injector.getInstance(Shop.class);
    assertThat(rowan.storage().stats().tables())
        .extracting(TableStats::name)
        .contains("item")
        .doesNotContain("note");
  }

  @Test
  void aBindingOfTheApplicationReplacesADao() {
    try (Rowan other = Rowan.connect("rowan:memory:")) {
      Items own = other.dao(Items.class);
      Injector injector =
          Guice.createInjector(
              Modules.override(new RowanModule(rowan, Shop.class))
                  .with(
                      new AbstractModule() {
                        @Override
                        protected void configure() {
                          bind(Items.class).toInstance(own);
                        }
                      }));
      assertThat(injector.getInstance(Items.class)).isSameAs(own);
    }
  }

  @Test
  void aDaoOfAnotherPackageIsNotBound() throws ClassNotFoundException {
    Class<?> notes = Class.forName("elsewhere.Notes");
    assertThatThrownBy(
            () -> Guice.createInjector(new RowanModule(rowan, Shop.class)).getInstance(notes))
        .isInstanceOf(ConfigurationException.class);
    assertThat(
            Guice.createInjector(new RowanModule(rowan, Shop.class, Note.class)).getInstance(notes))
        .isNotNull();
  }

  @Test
  void theProgramOfTheGuideFindsItsItemsAgain(@TempDir Path directory) {
    String store = "rowan:embedded:" + directory.resolve("shop");
    assertThat(printed(store)).containsOnlyOnce("title=lamp");
    assertThat(printed(store)).contains("title=lamp, price=12.50], Item[");
  }

  private static String printed(String store) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream before = System.out;
    System.setOut(new PrintStream(bytes, true, StandardCharsets.UTF_8));
    try {
      Main.main(new String[] {store});
    } finally {
      System.setOut(before);
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }
}
