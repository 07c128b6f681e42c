package shop;

import dev.rowan.annotation.Column;
import dev.rowan.annotation.Embedded;
import java.util.Set;

/** A record with an object, which is a bean. */
public record Address(
    String street, @Column("town") String city, Set<String> phones, @Embedded Point point) {}
