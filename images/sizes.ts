/** Allowed widths and heights (px); any others would only fill the cache. */
const BREAKPOINTS = [320, 640, 768, 1024, 1280, 1536]
const SMALL_SIZES = [48, 96, 160, 240]

/** All allowed sides: breakpoints and small sizes at densities 1 and 2; 0 is unconstrained. */
export const ALLOWED_SIDES: ReadonlySet<number> = new Set([
  0,
  ...[...SMALL_SIZES, ...BREAKPOINTS].flatMap((side) => [side, side * 2]),
])

/** The largest side (px) of any picture, and of an AVIF, which costs several times as much. */
export const MAX_SIDE = 3072
export const MAX_AVIF_SIDE = 1536

const QUALITIES = [40, 60, 80]

/** The nearest of few qualities: a hundred of them would be a hundred pictures. */
export const snapQuality = (quality: number): number =>
  QUALITIES.reduce((nearest, each) =>
    Math.abs(each - quality) <= Math.abs(nearest - quality) ? each : nearest,
  )

const ASCENDING_SIDES = [...ALLOWED_SIDES].filter((side) => side > 0).toSorted((a, b) => a - b)

/** Returns the smallest allowed side of at least `width` px, else the largest. */
export const roundUpToAllowed = (width: number): number =>
  ASCENDING_SIDES.find((side) => side >= width) ?? ASCENDING_SIDES.at(-1)!
