package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import java.util.List;

@Dao
public interface Parcels {
  @Insert
  void send(Parcel parcel);

  @Update
  void update(Parcel parcel);

  @Update
  void drive(long number, String driver);

  @Select
  Parcel find(long number);

  @Select
  List<Parcel> at(String depot);
}
