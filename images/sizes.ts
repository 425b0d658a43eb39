/** Widths and heights the service gives (px); others would only fill the cache. */
const BREAKPOINTS = [320, 640, 768, 1024, 1280, 1536]
const SMALL = [48, 96, 160, 240]

/** Every allowed side: breakpoints and small sizes at densities 1 and 2; 0 is unconstrained. */
export const SIDES: ReadonlySet<number> = new Set([
  0,
  ...[...SMALL, ...BREAKPOINTS].flatMap((side) => [side, side * 2]),
])

/** The smallest allowed width that is at least `width` px, else the largest. */
export function allowedWidth(width: number): number {
  const rising = [...SIDES].filter((side) => side > 0).toSorted((a, b) => a - b)
  return rising.find((side) => side >= width) ?? Math.max(...rising)
}
