package dev.rowan.storage.contract;

import org.jspecify.annotations.Nullable;

/**
 * A member of a club.
 *
 * @param email unique everywhere
 * @param nickname unique in the club
 * @param team shared by many
 */
record Member(
    String club,
    int number,
    @Nullable String email,
    @Nullable String nickname,
    @Nullable String team) {
  static Member of(int number, @Nullable String email) {
    return new Member("chess", number, email, null, "red");
  }

  Member withEmail(@Nullable String newEmail) {
    return new Member(club, number, newEmail, nickname, team);
  }

  Member withNickname(@Nullable String newNickname) {
    return new Member(club, number, email, newNickname, team);
  }

  Member withTeam(String newTeam) {
    return new Member(club, number, email, nickname, newTeam);
  }

  Member in(String newClub) {
    return new Member(newClub, number, email, nickname, team);
  }
}
