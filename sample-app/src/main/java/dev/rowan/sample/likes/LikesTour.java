package dev.rowan.sample.likes;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.sample.tour.Screen;
import dev.rowan.sample.tour.Tour;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.TreeMap;

/**
 * Stores the likes of two members in three designs, and answers the same questions from each. A
 * first design, which has only an id as its key, does not compile: no table serves the questions.
 */
public final class LikesTour implements Tour {
  private static final Limit ALL = Limit.of(1_000);
  private static final Instant NOON = Instant.parse("2026-05-04T12:00:00Z");
  private static final int JAY = 123;
  private static final int JOHN = 456;
  private static final int PHONE = 111;
  private static final int TABLET = 222;
  private static final int CAMERA = 333;
  private static final int FIRST_FAN = 1_000;
  private static final int FANS = 100;

  @Override
  public void show(Rowan rowan, Screen screen) {
    NamedLikes likes = rowan.dao(NamedLikes.class);
    catalog(likes);
    plain(rowan.dao(PlainLikes.class), screen);
    named(rowan, likes, screen);
    inRows(rowan, rowan.dao(LikesInRows.class), screen);
  }

  private static void catalog(NamedLikes likes) {
    likes.save(new Member(JAY, "Jay", "jay@shop.example"));
    likes.save(new Member(JOHN, "John", "john@shop.example"));
    likes.save(new Product(PHONE, "phone", "a telephone without a cable"));
    likes.save(new Product(TABLET, "tablet", "a telephone without a pocket"));
    likes.save(new Product(CAMERA, "camera", "a telephone without calls"));
    for (int fan = FIRST_FAN; fan < FIRST_FAN + FANS; fan++) {
      likes.save(new Member(fan, "fan " + fan, "fan@shop.example"));
    }
  }

  private static void plain(PlainLikes likes, Screen screen) {
    likes.save(new PlainLike(JAY, PHONE));
    likes.save(new PlainLike(JAY, TABLET));
    likes.save(new PlainLike(JOHN, PHONE));
    for (int fan = FIRST_FAN; fan < FIRST_FAN + FANS; fan++) {
      likes.save(new PlainLike(fan, CAMERA));
    }
    screen.heading("Likes, design 2: ids by member and by product");
    screen.list(
        "what Jay likes",
        () -> likes.products(likes.productsOf(JAY, ALL)).values(),
        Product::title);
    screen.list(
        "who likes the phone",
        () -> likes.members(likes.membersOf(PHONE, ALL)).values(),
        Member::name);
    screen.value(
        "the number of names of those who like the camera",
        () -> likes.members(likes.membersOf(CAMERA, ALL)).size());
  }

  private static void named(Rowan rowan, NamedLikes likes, Screen screen) {
    like(likes, JAY, PHONE);
    like(likes, JAY, TABLET);
    like(likes, JOHN, PHONE);
    for (int fan = FIRST_FAN; fan < FIRST_FAN + FANS; fan++) {
      like(likes, fan, CAMERA);
    }
    screen.heading("Likes, design 3: ids with copied names by member and by product");
    screen.list("what Jay likes", () -> likes.of(JAY, ALL), like -> "" + like.productTitle());
    screen.list("who likes the phone", () -> likes.by(PHONE, ALL), like -> "" + like.memberName());
    screen.value(
        "the number of names of those who like the camera", () -> likes.by(CAMERA, ALL).size());
    screen.note("Jay likes the phone again, and changes the name: one like, with the new name");
    like(likes, JAY, PHONE);
    likes.rename(JAY, "Jay P.");
    screen.list("who likes the phone", () -> likes.by(PHONE, ALL), like -> "" + like.memberName());
    screen.note("John does not like the phone any more");
    likes.remove(JOHN, PHONE);
    screen.list("who likes the phone", () -> likes.by(PHONE, ALL), like -> "" + like.memberName());
    count(rowan, likes, screen);
  }

  private static void like(NamedLikes likes, int member, int product) {
    likes.save(NamedLike.of(member, product, NOON));
  }

  /** Counts with one increment too many, and lets the job correct the number. */
  private static void count(Rowan rowan, NamedLikes likes, Screen screen) {
    if (likes.counted(PHONE).isEmpty()) {
      likes.count(PHONE, 1);
      likes.count(PHONE, 1); // a retry whose first attempt was applied
    }
    rowan
        .maintenance()
        .recount(ProductLikeCountMapping.INSTANCE)
        .withGrace(Duration.ofMillis(1))
        .run();
    screen.value("the number of likes of the phone, recounted", () -> likes.counted(PHONE).get());
  }

  private static void inRows(Rowan rowan, LikesInRows likes, Screen screen) {
    likes.save(new MemberLikes(JAY, "Jay", "jay@shop.example", Map.of(TABLET, "tablet")));
    likes.save(new ProductLikes(PHONE, "phone", Map.of(JOHN, "John")));
    rowan.commit(
        likes.adding(MemberLikesPatch.of(JAY).putLikes(Map.of(PHONE, "phone"))),
        likes.adding(ProductLikesPatch.of(PHONE).putLikes(Map.of(JAY, "Jay"))));
    screen.heading("Likes, design 4: likes in the rows of members and products");
    screen.value("Jay, and what Jay likes", () -> text(likes.member(JAY).orElseThrow()));
    screen.value("the phone, and who likes it", () -> text(likes.product(PHONE).orElseThrow()));
  }

  private static String text(MemberLikes member) {
    return member.name() + ": " + new TreeMap<>(member.likes()).values();
  }

  private static String text(ProductLikes product) {
    return product.title() + ": " + new TreeMap<>(product.likes()).values();
  }
}
