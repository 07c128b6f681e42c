package dev.rowan.sample.profiles;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Limit;
import java.util.List;
import java.util.Optional;

/** The DAO of profiles. */
@Dao
public interface UserProfiles {
  /** Stores a profile; a null attribute leaves the stored one. */
  @Insert
  void save(UserProfile profile);

  /** Stores an attribute. */
  @Insert
  void save(ProfileAttribute attribute);

  /** Changes the attributes that the patch names. */
  @Update
  void change(UserProfilePatch patch);

  /** Returns the profile of a user, or empty. */
  @Select
  Optional<UserProfile> find(String handle);

  /** Returns the further attributes of a user. */
  @Select
  List<ProfileAttribute> attributes(String handle, Limit limit);
}
