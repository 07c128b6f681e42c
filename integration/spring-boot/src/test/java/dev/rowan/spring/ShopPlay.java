package dev.rowan.spring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;
import shop.ShopApplication;

/** Uses the sample over HTTP, as its users would, on whichever store it has. */
final class ShopPlay {
  private static final Pattern ID = Pattern.compile("\"id\":\"([0-9a-f-]{36})\"");

  private ShopPlay() {}

  static ConfigurableApplicationContext start(String... properties) {
    return new SpringApplicationBuilder(ShopApplication.class).properties(properties).run();
  }

  /** Saves, finds and lists items; returns the id of the first. */
  static String sell(Http http, String seller) {
    String lamp = offer(http, seller, "lamp", "12.50");
    offer(http, seller, "chair", "40.00");

    assertThat(http.get("/items/" + lamp).body()).contains("\"title\":\"lamp\"");
    assertThat(http.get("/items/" + lamp.replaceAll("[0-9]", "0")).statusCode()).isEqualTo(404);
    String dearest = http.get("/sellers/" + seller + "/items").body();
    assertThat(dearest).containsSubsequence("chair", "lamp");
    return lamp;
  }

  /** Actuator knows the store and the DAO. */
  static void observe(Http http, String store) {
    assertThat(http.get("/actuator/health").body())
        .contains("\"rowan\":{")
        .contains("\"details\":{\"store\":\"" + store + "\"}");
    assertThat(http.get("/actuator/health").statusCode()).isEqualTo(200);
    assertThat(http.get("/actuator/info").body()).contains("\"daos\":[\"shop.Items\"]");
  }

  private static String offer(Http http, String seller, String title, String price) {
    String json = "{\"title\":\"%s\",\"price\":%s}".formatted(title, price);
    var answer = http.post("/sellers/" + seller + "/items", json);
    assertThat(answer.statusCode()).isEqualTo(201);
    Matcher id = ID.matcher(answer.body());
    assertThat(id.find()).as(answer.body()).isTrue();
    return id.group(1);
  }
}
