package fixture;

import dev.rowan.annotation.*;
import java.util.UUID;

// expect: MAP-26
@ConvertedBy({Point.AsText.class, Point.Hidden.class})
@Entity
record Route(@PartitionKey UUID id, Point start, Point goal) {}


@Entity
record Walk(
    @PartitionKey UUID id,
    // expect: MAP-26
    Mark first) {}

@ConvertedBy(Mark.Unfinished.class)
record Mark(int number, String name) {
  abstract static class Unfinished implements Converter<Mark, String> {
    @Override
    public String toStored(Mark value) {
      return value.number() + value.name();
    }

    @Override
    public Mark toJava(String stored) {
      return new Mark(1, stored);
    }
  }
}

record Point(int x, int y) {
  static class AsText implements Converter<Point, String> {
    @Override
    public String toStored(Point value) {
      return value.x() + "," + value.y();
    }

    @Override
    public Point toJava(String stored) {
      return new Point(0, 0);
    }
  }

  static class Hidden extends AsText {
    private Hidden() {}
  }
}
