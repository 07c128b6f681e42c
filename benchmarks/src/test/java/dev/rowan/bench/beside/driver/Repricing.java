package dev.rowan.bench.beside.driver;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.cql.BatchStatement;
import com.datastax.oss.driver.api.core.cql.BatchType;
import java.math.BigDecimal;
import java.util.UUID;

/** Changes prices. */
final class Repricing {
  private final CqlSession session;
  private final ShopMapper.Items items;
  private final ShopMapper.ItemsBySeller itemsBySeller;

  Repricing(CqlSession session, ShopMapper mapper) {
    this.session = session;
    this.items = mapper.items();
    this.itemsBySeller = mapper.itemsBySeller();
  }

  // tag::beside-driver-reprice[]
  void reprice(UUID id, BigDecimal price) {
    Item old = items.find(id);
    Item now = new Item(id, old.sellerId(), old.title(), price);
    session.execute(
        BatchStatement.newInstance(
            BatchType.LOGGED,
            items.save(now),
            itemsBySeller.remove(ItemBySeller.of(old)),
            itemsBySeller.save(ItemBySeller.of(now))));
  }
  // end::beside-driver-reprice[]
}
