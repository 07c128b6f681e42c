package dev.rowan.bench.cluster;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.type.UserDefinedType;

/** Who does the work. */
public enum Rival {
  /** What is measured. */
  ROWAN {
    @Override
    Way<Ride> rides(CqlSession session) {
      return new RowanWay<>(
              session,
              RideMapping.INSTANCE,
              rowan -> {
                Rides rides = rowan.dao(Rides.class);
                return (vehicle, at) -> rides.find(vehicle, at).orElse(null);
              })
          .prepared(Ride.SAMPLE);
    }

    @Override
    Way<Trip> trips(CqlSession session, UserDefinedType place) {
      return new RowanWay<>(
              session,
              TripMapping.INSTANCE,
              rowan -> {
                Trips trips = rowan.dao(Trips.class);
                return (vehicle, at) -> trips.find(vehicle, at).orElse(null);
              })
          .prepared(Trip.SAMPLE);
    }
  },
  /** Driver code with static codecs: the limit. */
  STATIC_CODECS {
    @Override
    Way<Ride> rides(CqlSession session) {
      return new RidesByHand.StaticCodecs(session);
    }

    @Override
    Way<Trip> trips(CqlSession session, UserDefinedType place) {
      return new TripsByHand.StaticCodecs(session, place);
    }
  },
  /** Driver code as most programs have it. */
  USUAL {
    @Override
    Way<Ride> rides(CqlSession session) {
      return new RidesByHand.Usual(session);
    }

    @Override
    Way<Trip> trips(CqlSession session, UserDefinedType place) {
      return new TripsByHand.Usual(session, place);
    }
  },
  /** The driver's own mapper. */
  MAPPER {
    @Override
    Way<Ride> rides(CqlSession session) {
      return MapperWay.rides(session);
    }

    @Override
    Way<Trip> trips(CqlSession session, UserDefinedType place) {
      return MapperWay.trips(session);
    }
  };

  abstract Way<Ride> rides(CqlSession session);

  abstract Way<Trip> trips(CqlSession session, UserDefinedType place);
}
