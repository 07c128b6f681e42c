package dev.rowan.spring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.datastax.oss.driver.api.core.CqlSession;
import elsewhere.NoteKeeper;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import shop.ShopApplication;

/** A start that fails prints what is wrong and what to type. */
class FailedStartTest {

  @Test
  void withoutAnAddressTheChoicesArePrinted() {
    assertThat(printed(ShopApplication.class))
        .contains("Rowan has no store: rowan.url is not set")
        .contains("rowan.url=rowan:embedded:data/shop", "dev.rowan:rowan-embedded")
        .contains("declare a bean of type CqlSession");
  }

  @Test
  void aSessionWithoutAKeyspaceNeedsOne() {
    assertThat(printed(WithSession.class))
        .contains("Rowan has no store: the CqlSession of the application has no keyspace.")
        .contains("Set rowan.cassandra.keyspace=shop");
  }

  @Test
  void aWrongAddressIsExplainedWithoutPrintingIt() {
    assertThat(printed(ShopApplication.class, "rowan.url=jdbc:secret"))
        .contains("[RUN-01] the connection string is malformed")
        .contains("The property rowan.url is the address of the store")
        .doesNotContain("jdbc:secret");
  }

  @Test
  void aDaoOutsideOfThePackagesIsNamedWithTheAnnotation() {
    assertThat(printed(WithNotes.class, "rowan.url=rowan:memory:"))
        .contains("The DAO elsewhere.Notes has no bean", "packages of the application: shop")
        .contains("@AutoConfigurationPackage(basePackages = \"elsewhere\")");
  }

  @Test
  void otherMissingBeansAreLeftToSpringBoot() {
    assertThat(printed(WithThread.class, "rowan.url=rowan:memory:"))
        .contains("required a bean of type 'java.lang.Thread'");
  }

  private static String printed(Class<?> application, String... properties) {
    return printed(
        new SpringApplicationBuilder(application)
            .web(WebApplicationType.NONE)
            .properties(properties));
  }

  /** Returns what an application prints that must not start. */
  static String printed(SpringApplicationBuilder application) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream before = System.out;
    System.setOut(new PrintStream(bytes, true, StandardCharsets.UTF_8));
    try {
      assertThat(catchThrowable(() -> application.run().close())).isNotNull();
    } finally {
      System.setOut(before);
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }

  @Configuration(proxyBeanMethods = false)
  @Import({ShopApplication.class, NoteKeeper.class})
  static class WithNotes {}

  /** A session without a keyspace that answers nothing. */
  @Configuration(proxyBeanMethods = false)
  @Import(ShopApplication.class)
  static class WithSession {
    @Bean
    CqlSession session() {
      return (CqlSession)
          Proxy.newProxyInstance(
              CqlSession.class.getClassLoader(),
              new Class<?>[] {CqlSession.class},
              (session, method, arguments) ->
                  method.getName().equals("getKeyspace") ? Optional.empty() : null);
    }
  }

  @Configuration(proxyBeanMethods = false)
  @Import(ShopApplication.class)
  static class WithThread {
    @Bean
    String needs(Thread thread) {
      return thread.getName();
    }
  }
}
