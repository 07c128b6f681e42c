package shop;

import dev.rowan.annotation.ResultsBy;
import dev.rowan.annotation.Select;

/** What lists can do. */
@ResultsBy(Results.class)
public interface Listing<T> {
  @Select
  Bag<T> of(String list);
}
