package dev.rowan.bench.cluster;

import com.datastax.oss.driver.api.mapper.annotations.Entity;
import dev.rowan.annotation.Udt;

/** A user-defined type. */
@Udt
@Entity
public record Place(String street, String city, int zip) {}
