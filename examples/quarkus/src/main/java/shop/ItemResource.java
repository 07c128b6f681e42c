package shop;

import dev.rowan.dao.Limit;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import java.util.List;

/** The items over HTTP. */
@Path("/")
public class ItemResource {
  private final Items items;

  /** Receives the generated DAO by its interface. */
  public ItemResource(Items items) {
    this.items = items;
  }

  /** Saves an item, and returns it with its id. */
  @POST
  @Path("items")
  public Item offer(Item item) {
    return items.save(item);
  }

  /** Returns the dearest items of a seller. */
  @GET
  @Path("sellers/{seller}/items")
  public List<Item> dearestOf(String seller) {
    return items.bySeller(seller, Limit.of(10));
  }
}
