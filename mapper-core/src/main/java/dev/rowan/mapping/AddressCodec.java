package dev.rowan.mapping;

import java.net.InetAddress;
import java.net.UnknownHostException;

/** Drops host names, so that an address read equals the address written. */
record AddressCodec() implements ValueCodec<InetAddress> {
  @Override
  public Object encode(InetAddress value) {
    try {
      return InetAddress.getByAddress(value.getAddress());
    } catch (UnknownHostException e) {
      throw new IllegalStateException("an address has the length of an address", e);
    }
  }

  @Override
  public InetAddress decode(Object stored) {
    return Stored.as(InetAddress.class, stored);
  }
}
