package dev.rowan.sample;

import dev.rowan.sample.activity.ActivityTour;
import dev.rowan.sample.attachments.AttachmentsTour;
import dev.rowan.sample.attributes.AttributesTour;
import dev.rowan.sample.clients.ClientsTour;
import dev.rowan.sample.contacts.ContactsTour;
import dev.rowan.sample.evaluations.EvaluationsTour;
import dev.rowan.sample.events.EventsTour;
import dev.rowan.sample.gyms.GymsTour;
import dev.rowan.sample.history.HistoryTour;
import dev.rowan.sample.items.ItemsTour;
import dev.rowan.sample.likes.LikesTour;
import dev.rowan.sample.logins.LoginsTour;
import dev.rowan.sample.metrics.MetricsTour;
import dev.rowan.sample.profiles.ProfilesTour;
import dev.rowan.sample.sales.SalesTour;
import dev.rowan.sample.sensors.SensorsTour;
import dev.rowan.sample.statuses.StatusesTour;
import dev.rowan.sample.tour.Tour;
import dev.rowan.sample.transactions.TransactionsTour;
import java.util.List;

/**
 * A system with a tour.
 *
 * @param command the command that shows it
 * @param description what it shows, in one sentence
 */
record SampleSystem(String command, String description, Tour tour) {
  /** Returns all systems in the order of their commands. */
  static List<SampleSystem> all() {
    return List.of(
        new SampleSystem(
            "activity", "Lists what a user did, by time and by kind.", new ActivityTour()),
        new SampleSystem(
            "attachments", "Stores the attachments of a ticket in chunks.", new AttachmentsTour()),
        new SampleSystem(
            "attributes",
            "Shows a seller whose figures and profile are in two tables.",
            new AttributesTour()),
        new SampleSystem(
            "clients",
            "Lists the updates of a client, one partition for each month.",
            new ClientsTour()),
        new SampleSystem(
            "contacts",
            "Lists an address book by name, with two contacts of one name.",
            new ContactsTour()),
        new SampleSystem(
            "evaluations",
            "Lists evaluations by user, by item, and by grade and time.",
            new EvaluationsTour()),
        new SampleSystem(
            "events",
            "Lists the newest events of many shards, and counts events.",
            new EventsTour()),
        new SampleSystem("gyms", "Lists gyms by country, state and city.", new GymsTour()),
        new SampleSystem("history", "Keeps the newest revisions of a document.", new HistoryTour()),
        new SampleSystem(
            "items", "Lists the items of a seller by title, price and date.", new ItemsTour()),
        new SampleSystem(
            "likes", "Compares three designs of likes, with their requests.", new LikesTour()),
        new SampleSystem(
            "logins", "Finds users who have not logged in since a day.", new LoginsTour()),
        new SampleSystem(
            "metrics",
            "Lists and summarizes the newest values of a server's metric.",
            new MetricsTour()),
        new SampleSystem(
            "profiles", "Stores users of whom each has other attributes.", new ProfilesTour()),
        new SampleSystem(
            "sales", "Lists the sales of a seller by state and by city.", new SalesTour()),
        new SampleSystem(
            "sensors", "Lists a day of a sensor, and its latest values.", new SensorsTour()),
        new SampleSystem("statuses", "Lists clients by a status that changes.", new StatusesTour()),
        new SampleSystem(
            "transactions",
            "Lists the transactions of a customer with their lines.",
            new TransactionsTour()));
  }
}
