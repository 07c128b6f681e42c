package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Nulls;
import dev.rowan.annotation.Update;

// tag::nulls-of-dao[]
@Dao(nulls = Nulls.DELETE)
public interface WholeReadings {
  @Insert
  void replace(Reading reading); // a null property deletes the stored value

  @Update
  void correct(Reading reading); // also here

  @Insert(nulls = Nulls.UNSET)
  void merge(Reading reading); // a null property leaves the stored value
}
// end::nulls-of-dao[]
