package member;

import dev.rowan.Rowan;
import dev.rowan.docs.guide.MemberProgram;
import java.util.List;
import java.util.UUID;

public final class Program implements MemberProgram {
  private Members members;

  @Override
  public void prepare(Rowan rowan) {
    members = rowan.dao(Members.class);
  }

  @Override
  public void save(UUID id, String name) {
    members.save(new Member(id, name, "ü"));
  }

  @Override
  public List<UUID> named(String name) {
    return members.named(name).stream()
        .filter(member -> name.equals(member.fullName()))
        .map(Member::id)
        .toList();
  }

  @Override
  public void end(Rowan rowan) {
    rowan.schema().with(MemberMapping.INSTANCE).dropping("member.name").apply();
  }
}
