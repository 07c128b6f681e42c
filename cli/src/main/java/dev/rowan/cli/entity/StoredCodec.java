package dev.rowan.cli.entity;

import dev.rowan.mapping.ValueCodec;

/** Leaves stored values as they are. */
enum StoredCodec implements ValueCodec<Object> {
  /** The only codec. */
  INSTANCE;

  @Override
  public Object encode(Object value) {
    return value;
  }

  @Override
  public Object decode(Object stored) {
    return stored;
  }
}
