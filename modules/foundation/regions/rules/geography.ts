/** A point on the earth, in decimal degrees; south and west are negative. */
export type GeoPoint = { latitude: number; longitude: number }

/**
 * Roads are longer than the straight line. Studies of road networks put the ratio at 1.2 to 1.4;
 * 1.3 suits Java's dense network and is modest for the outer islands.
 */
const CIRCUITY = 1.3
/** A delivery within a city still drives across it (km). */
export const MIN_DISTANCE_KM = 8

/** Mean radius of the earth (km, IUGG). */
const EARTH_RADIUS_KM = 6371.0088
const toRadians = (degrees: number) => (degrees * Math.PI) / 180

/** The great-circle distance (km, haversine). */
export function straightDistanceKm(from: GeoPoint, to: GeoPoint): number {
  const north = Math.sin(toRadians(to.latitude - from.latitude) / 2) ** 2
  const east = Math.sin(toRadians(to.longitude - from.longitude) / 2) ** 2
  const across = Math.cos(toRadians(from.latitude)) * Math.cos(toRadians(to.latitude))
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, north + across * east)))
}

/** The assumed driving distance (whole km, at least `MIN_DISTANCE_KM`). */
export const roadDistanceKm = (from: GeoPoint, to: GeoPoint): number =>
  Math.max(MIN_DISTANCE_KM, Math.round(straightDistanceKm(from, to) * CIRCUITY))

/** The island groups between which freight is priced. */
export type IslandGroup =
  | 'sumatra'
  | 'jawa-bali'
  | 'kalimantan'
  | 'sulawesi'
  | 'nusa-tenggara'
  | 'maluku'
  | 'papua'

/** National codes number provinces by islands: the first digit is the group, except for Bali. */
const groupByFirstDigit: Record<string, IslandGroup> = {
  1: 'sumatra',
  // Kepulauan Riau (21) is served from Sumatra; `crossesSea` knows that it needs a ship.
  2: 'sumatra',
  3: 'jawa-bali',
  5: 'nusa-tenggara',
  6: 'kalimantan',
  7: 'sulawesi',
  8: 'maluku',
  9: 'papua',
}
/** The ferry Ketapang–Gilimanuk runs day and night, so Bali is priced like Java. */
const BALI_PROVINCE = '51'

/** The island group of a province (`32` → `jawa-bali`). Throws a RangeError for other codes. */
export function getIslandGroup(provinceCode: string): IslandGroup {
  const group =
    provinceCode === BALI_PROVINCE ? 'jawa-bali' : groupByFirstDigit[provinceCode.charAt(0)]
  if (!group || !/^\d\d$/.test(provinceCode)) throw new RangeError(`no province ${provinceCode}`)
  return group
}
