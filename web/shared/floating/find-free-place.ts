/** A rectangle of the window (px). */
export type WindowBox = { left: number; top: number; right: number; bottom: number }

/** Room between the floating button and what it leaves free (px). */
const GAP_PX = 8
/** Lines of words weigh so little that no number of them outweighs an amount. */
const LINE_WEIGHT = 0.01
/** A control must not be covered at all: more than all amounts of a window weigh. */
const CONTROL_WEIGHT = 1_000

/** How far the box moves up from where it stands (px), and how many amounts it then covers; a line of words adds 0.01. */
type FreeShift = { up: number; covered: number }

/**
 * Where a floating box at the right edge covers no control, as few amounts as can be, and of those places the one with
 * the fewest lines of words: in its full width, or as a circle as wide as it is high where that covers fewer or has a
 * place at all. Undefined where both would have to rise above `highest`.
 */
export function findFreePlace(
  box: WindowBox,
  highest: number,
  controls: readonly WindowBox[],
  amounts: readonly WindowBox[],
  lines: readonly WindowBox[] = [],
): (FreeShift & { isCircle: boolean }) | undefined {
  const { left, top, right, bottom } = box
  const circle = { left: Math.max(left, right - (bottom - top)), top, right, bottom }
  const [full, small] = [box, circle].map((each) =>
    findFreeShift(each, controls, highest, amounts, lines),
  )
  if (full && (!small || full.covered <= small.covered)) return { ...full, isCircle: false }
  return small && { ...small, isCircle: true }
}

/**
 * How far a floating box must move up so that it covers no control and as few amounts and lines as can be (px); undefined
 * where it would have to rise above `highest`.
 */
export function findFreeShift(
  { left, top, right, bottom }: WindowBox,
  controls: readonly WindowBox[],
  highest: number,
  amounts: readonly WindowBox[] = [],
  lines: readonly WindowBox[] = [],
): FreeShift | undefined {
  // Words may come close; what is pressed or counted may not.
  const weigh = (boxes: readonly WindowBox[], weight: number, gap: number) =>
    boxes
      .filter((box) => box.left < right + gap && box.right > left - gap)
      .map((box) => ({ from: bottom - box.top + gap, to: top - box.bottom - gap, weight }))
  // Each is covered while the box is between `to` and `from` above its place. Words may come close.
  const obstacles = [
    ...weigh(controls, CONTROL_WEIGHT, GAP_PX),
    ...weigh(amounts, 1, GAP_PX),
    ...weigh(lines, LINE_WEIGHT, 0),
  ]
  return [0, ...obstacles.map(({ from }) => from)]
    .filter((up) => up >= 0 && top - up >= highest)
    .map((up) => ({
      up,
      covered: obstacles.reduce(
        (sum, { from, to, weight }) => (up < from && up > to ? sum + weight : sum),
        0,
      ),
    }))
    .filter(({ covered }) => covered < CONTROL_WEIGHT)
    .toSorted((a, b) => a.covered - b.covered || a.up - b.up)[0]
}
