package dev.rowan.bench.cluster;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.type.UserDefinedType;

/** The rivals. */
public enum Rival {
  /** The measured code. */
  ROWAN {
    @Override
    EntityCalls<Ride> rides(CqlSession session) {
      return new RowanCalls<>(
              session,
              RideMapping.INSTANCE,
              rowan -> {
                Rides rides = rowan.dao(Rides.class);
                return (vehicle, at) -> rides.find(vehicle, at).orElse(null);
              })
          .prepared(Ride.SAMPLE);
    }

    @Override
    EntityCalls<Trip> trips(CqlSession session, UserDefinedType place) {
      return new RowanCalls<>(
              session,
              TripMapping.INSTANCE,
              rowan -> {
                Trips trips = rowan.dao(Trips.class);
                return (vehicle, at) -> trips.find(vehicle, at).orElse(null);
              })
          .prepared(Trip.SAMPLE);
    }
  },
  /** Driver code with static codecs: the lower limit. */
  STATIC_CODECS {
    @Override
    EntityCalls<Ride> rides(CqlSession session) {
      return new DriverCodeRides.StaticCodecs(session);
    }

    @Override
    EntityCalls<Trip> trips(CqlSession session, UserDefinedType place) {
      return new DriverCodeTrips.StaticCodecs(session, place);
    }
  },
  /** Typical driver code. */
  USUAL {
    @Override
    EntityCalls<Ride> rides(CqlSession session) {
      return new DriverCodeRides.Usual(session);
    }

    @Override
    EntityCalls<Trip> trips(CqlSession session, UserDefinedType place) {
      return new DriverCodeTrips.Usual(session, place);
    }
  },
  /** The driver's own mapper. */
  MAPPER {
    @Override
    EntityCalls<Ride> rides(CqlSession session) {
      return DriverMapperCalls.rides(session);
    }

    @Override
    EntityCalls<Trip> trips(CqlSession session, UserDefinedType place) {
      return DriverMapperCalls.trips(session);
    }
  };

  abstract EntityCalls<Ride> rides(CqlSession session);

  abstract EntityCalls<Trip> trips(CqlSession session, UserDefinedType place);
}
