package shop;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.hasItem;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import org.junit.jupiter.api.Test;

@QuarkusTest
class ItemResourceTest {
  @Test
  void anOfferedItemIsFoundByItsSeller() {
    given()
        .contentType(ContentType.JSON)
        .body("{\"sellerId\":\"ann\",\"title\":\"chair\",\"price\":40}")
        .post("/items")
        .then()
        .statusCode(200);

    given().get("/sellers/ann/items").then().body("title", hasItem("chair"));
  }
}
