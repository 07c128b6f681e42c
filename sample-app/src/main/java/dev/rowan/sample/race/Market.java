package dev.rowan.sample.race;

import dev.rowan.query.Limit;
import java.util.List;

/** One item for sale, as sellers and buyers see it. Thread-safe. */
interface Market {
  /** The only item. */
  String ITEM = "guitar";

  /** Its shop. */
  String SHOP = "corner";

  /** More than the number of items. */
  Limit ALL = Limit.of(10);

  /** Puts the item up for sale. */
  void open(int price);

  /** Returns the item's price. */
  int price();

  /**
   * Sets the price; returns false if the market detected that the price has changed since it was
   * read.
   */
  boolean raise(int from, int to);

  /** Returns the prices of the items of the shop, found by price. */
  List<Integer> prices();

  /** Returns a market over an index that is maintained in one logged batch. */
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

  /** Returns a market over an index whose entries are written first. */
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

  /** Returns a market over an index whose writes have a condition on the item's version. */
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
