package dev.rowan.bench.beside.spring;

import org.springframework.data.cassandra.repository.MapIdCassandraRepository;
import org.springframework.data.domain.Pageable;
import org.springframework.data.domain.Slice;

/** The repository of the copies. */
// tag::beside-spring-repository[]
public interface ItemsBySeller extends MapIdCassandraRepository<ItemBySeller> {
  Slice<ItemBySeller> findBySellerId(String sellerId, Pageable page);
}
// end::beside-spring-repository[]
