package shop;

import dev.rowan.annotation.ConvertedBy;
import dev.rowan.annotation.Converter;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import java.util.Optional;

/** What DAOs of boxes share, with a converter. */
@ConvertedBy(Boxed.BoxesConverter.class)
public interface Boxed {
  record Boxes(int number) {}

  @Update
  void pack(String depot, String code, Boxes boxes);

  @Select(columns = "boxes", entity = Stocks.Stock.class)
  Optional<Boxes> boxes(String depot, String code);

  final class BoxesConverter implements Converter<Boxes, Integer> {
    @Override
    public Integer toStored(Boxes boxes) {
      return boxes.number();
    }

    @Override
    public Boxes toJava(Integer stored) {
      return new Boxes(stored);
    }
  }
}
