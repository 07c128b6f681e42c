package shop;

import dev.rowan.annotation.Transient;

/** A bean with primitive values. */
public class Point {
  private double latitude;
  private double longitude;
  @Transient private int reads;

  public double getLatitude() {
    reads++;
    return latitude;
  }

  public void setLatitude(double latitude) {
    this.latitude = latitude;
  }

  public double getLongitude() {
    return longitude;
  }

  public void setLongitude(double longitude) {
    this.longitude = longitude;
  }
}
