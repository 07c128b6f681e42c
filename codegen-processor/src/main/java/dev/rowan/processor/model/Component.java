package dev.rowan.processor.model;

/** What one key column of an index is made of. */
public sealed interface Component {
  /** The value of a property. */
  record Whole(String property) implements Component {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.whole(this);
    }
  }

  /** Each element of a collection property, each key of a map. */
  record ElementOf(String property) implements Component {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.elementOf(this);
    }
  }

  /** The period that a property falls into. */
  record PeriodOf(Period period, String property) implements Component {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.periodOf(this);
    }
  }

  /** The shard that a property falls into, of so many. */
  record ShardOf(String property, int count) implements Component {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.shardOf(this);
    }
  }

  /** Text that is none of these. */
  record Unparsable(String text) implements Component {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.unparsable(this);
    }
  }

  /** One answer for each form. */
  interface Cases<R> {
    R whole(Whole component);

    R elementOf(ElementOf component);

    R periodOf(PeriodOf component);

    R shardOf(ShardOf component);

    R unparsable(Unparsable component);
  }

  <R> R match(Cases<R> cases);

  /** The property that it names; for unparsable text, the text. */
  default String property() {
    if (this instanceof PeriodOf period) {
      return period.property();
    }
    if (this instanceof ShardOf shard) {
      return shard.property();
    }
    if (this instanceof ElementOf element) {
      return element.property();
    }
    return this instanceof Whole whole ? whole.property() : ((Unparsable) this).text();
  }
}
