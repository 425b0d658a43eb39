/** Addresses one buyer may keep. */
export const MOST_ADDRESSES = 50

export type Pin = { latitude: number; longitude: number }

/** From Sabang to Merauke, from Miangas to Rote, with a little sea (degrees). */
const INDONESIA = { south: -11.5, north: 6.5, west: 94.5, east: 141.5 }

/**
 * A point as people hand it on: `-6.2088, 106.8456`, or the link of a map that holds one. Undefined
 * where there is none in it, or it lies outside Indonesia.
 */
export function readPin(text: string): Pin | undefined {
  const [, south, east] = /(-?\d{1,2}\.\d{2,})\s*(?:,|%2C)\s*(-?\d{2,3}\.\d{2,})/i.exec(text) ?? []
  const pin = { latitude: rounded(Number(south)), longitude: rounded(Number(east)) }
  const { latitude, longitude } = pin
  const isHere =
    latitude >= INDONESIA.south &&
    latitude <= INDONESIA.north &&
    longitude >= INDONESIA.west &&
    longitude <= INDONESIA.east
  return isHere ? pin : undefined
}

/** Five decimals are a metre. */
const rounded = (degrees: number) => Math.round(degrees * 100_000) / 100_000

/** A point as it is typed and read again. */
export const pinText = ({ latitude, longitude }: Pin): string => `${latitude}, ${longitude}`
