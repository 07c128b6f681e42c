package dev.rowan.bench.beside.spring;

import java.math.BigDecimal;
import java.util.UUID;
import org.springframework.data.cassandra.core.mapping.Column;
import org.springframework.data.cassandra.core.mapping.PrimaryKey;
import org.springframework.data.cassandra.core.mapping.Table;

/** An item. */
// tag::beside-spring-item[]
@Table
public record Item(
    @PrimaryKey UUID id, @Column("seller_id") String sellerId, String title, BigDecimal price) {}
// end::beside-spring-item[]
