package shop;

import dev.rowan.dao.Limit;
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

/** The items over HTTP. */
@RestController
class ItemController {
  private final Items items;

  ItemController(Items items) {
    this.items = items;
  }

  @PostMapping("/items")
  @ResponseStatus(HttpStatus.CREATED)
  Item offer(@RequestBody Item item) {
    return items.save(item);
  }

  @GetMapping("/items/{id}")
  ResponseEntity<Item> find(@PathVariable UUID id) {
    return ResponseEntity.of(items.find(id));
  }

  @GetMapping("/sellers/{seller}/items")
  List<Item> dearestOf(@PathVariable String seller) {
    return items.bySeller(seller, Limit.of(10));
  }
}
