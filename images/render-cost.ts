import type { ImageRequest } from './path.ts'
import { MAX_SIDE } from './sizes.ts'

/** What a network may have made in a minute: a hundred pages of new pictures, 320 px each. */
export const PICTURES_PER_NETWORK = { times: 1_500, seconds: 60 }

const UNIT_SIDE = 320

/** What a picture costs to make, in pictures of 320 px (about 25 ms of a processor). */
export function estimateCost({ width, height }: ImageRequest): number {
  const side = Math.max(width, height) || MAX_SIDE
  const pixels = (width || side) * (height || side)
  return Math.max(1, Math.round(pixels / UNIT_SIDE ** 2))
}
