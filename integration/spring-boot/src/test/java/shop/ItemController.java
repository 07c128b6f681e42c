// tag::spring-controller[]
package shop;

import java.math.BigDecimal;
import java.util.List;
import java.util.UUID;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

@RestController
class ItemController {
  private final ItemService service;

  ItemController(ItemService service) {
    this.service = service;
  }

  record Offer(String title, BigDecimal price) {}

  @PostMapping("/sellers/{seller}/items")
  @ResponseStatus(HttpStatus.CREATED)
  Item offer(@PathVariable String seller, @RequestBody Offer offer) {
    return service.offer(seller, offer.title(), offer.price());
  }

  @GetMapping("/items/{id}")
  ResponseEntity<Item> find(@PathVariable UUID id) {
    return ResponseEntity.of(service.find(id));
  }

  @GetMapping("/sellers/{seller}/items")
  List<Item> dearest(@PathVariable String seller) {
    return service.dearestOf(seller);
  }
}
// end::spring-controller[]
