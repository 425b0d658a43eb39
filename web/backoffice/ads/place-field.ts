import type { AdPlace } from '#modules/content/ads/rules/placements.ts'

/** One field for the page and the place on it: `homepage popup`. */
export const PLACE_FIELD = 'place'

export const formatPlace = ({ type, placement }: AdPlace): string => `${type} ${placement}`
