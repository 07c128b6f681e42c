package dev.rowan.sample.race;

import dev.rowan.dao.Limit;
import java.util.List;

/** A market with one item for sale. Thread-safe. */
interface Market {
  /** The only item. */
  String ITEM = "guitar";

  /** Its shop. */
  String SHOP = "corner";

  /** More items than the shop has. */
  Limit ALL = Limit.of(10);

  /** Puts the item up for sale. */
  void open(int price);

  /** Returns the item's price. */
  int price();

  /**
   * Sets the price. Returns false if the market refused the change, because the price had changed
   * before.
   */
  boolean raise(int from, int to);

  /** Returns the prices of the items of the shop, found by price. */
  List<Integer> prices();

  /** The market with an index that one logged batch maintains. */
  static Market of(AtomicItems items) {
    return new Market() {
      @Override
      public void open(int price) {
        items.save(new AtomicItem(ITEM, SHOP, "a guitar", price));
      }

      @Override
      public int price() {
        return items.find(ITEM).orElseThrow().price();
      }

      @Override
      public boolean raise(int from, int to) {
        items.reprice(ITEM, to);
        return true;
      }

      @Override
      public List<Integer> prices() {
        return items.byPrice(SHOP, ALL).stream().map(AtomicItem::price).toList();
      }
    };
  }

  /** The market with an index whose entries are written first. */
  static Market of(VerifiedItems items) {
    return new Market() {
      @Override
      public void open(int price) {
        items.save(new VerifiedItem(ITEM, SHOP, "a guitar", price));
      }

      @Override
      public int price() {
        return items.find(ITEM).orElseThrow().price();
      }

      @Override
      public boolean raise(int from, int to) {
        items.reprice(ITEM, to);
        return true;
      }

      @Override
      public List<Integer> prices() {
        return items.byPrice(SHOP, ALL).stream().map(VerifiedItem::price).toList();
      }
    };
  }

  /** The market with an index whose writes are conditional on the version of the item. */
  static Market of(SerialItems items) {
    return new Market() {
      @Override
      public void open(int price) {
        items.save(item(price));
      }

      @Override
      public int price() {
        return items.find(ITEM).orElseThrow().price();
      }

      @Override
      public boolean raise(int from, int to) {
        return items.change(item(from), item(to));
      }

      @Override
      public List<Integer> prices() {
        return items.byPrice(SHOP, ALL).stream().map(SerialItem::price).toList();
      }

      private SerialItem item(int price) {
        return new SerialItem(ITEM, SHOP, "a guitar", price);
      }
    };
  }
}
