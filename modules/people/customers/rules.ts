/** Addresses per buyer. */
export const MAX_ADDRESSES = 50

export type MapPin = { latitude: number; longitude: number }

/** From Sabang to Merauke and from Miangas to Rote, with a margin of sea (degrees). */
const INDONESIA_BOUNDS = { south: -11.5, north: 6.5, west: 94.5, east: 141.5 }

/**
 * Coordinates as people share them: `-6.2088, 106.8456`, or a map link that contains them. Undefined where
 * there are none or they lie outside Indonesia.
 */
export function parseMapPin(text: string): MapPin | undefined {
  const [, south, east] = /(-?\d{1,2}\.\d{2,})\s*(?:,|%2C)\s*(-?\d{2,3}\.\d{2,})/i.exec(text) ?? []
  const pin = { latitude: roundDegrees(Number(south)), longitude: roundDegrees(Number(east)) }
  const { latitude, longitude } = pin
  const isHere =
    latitude >= INDONESIA_BOUNDS.south &&
    latitude <= INDONESIA_BOUNDS.north &&
    longitude >= INDONESIA_BOUNDS.west &&
    longitude <= INDONESIA_BOUNDS.east
  return isHere ? pin : undefined
}

/** Five decimals are about a metre. */
const roundDegrees = (degrees: number) => Math.round(degrees * 100_000) / 100_000

/** A pin as text that `parseMapPin` reads. */
export const formatMapPin = ({ latitude, longitude }: MapPin): string => `${latitude}, ${longitude}`
