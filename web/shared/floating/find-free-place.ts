/** A rectangle of the window (px). */
export type WindowBox = { left: number; top: number; right: number; bottom: number }

/** Room between the floating button and what it leaves free (px). */
const GAP_PX = 8
/** Lines of words weigh so little that no number of them outweighs an amount. */
const LINE_WEIGHT = 0.01

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
  const circle = { ...box, left: Math.max(box.left, box.right - (box.bottom - box.top)) }
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
  const beside = (boxes: readonly WindowBox[], gap: number) =>
    boxes.filter((each) => each.left < right + gap && each.right > left - gap)
  const countCovered = (boxes: readonly WindowBox[], gap: number, up: number) =>
    boxes.filter((each) => each.top < bottom - up + gap && each.bottom > top - up - gap).length
  const [ownControls, ownAmounts, ownLines] = [
    beside(controls, GAP_PX),
    beside(amounts, GAP_PX),
    beside(lines, 0),
  ]
  const above = [
    ...[...ownControls, ...ownAmounts].map((each) => bottom - (each.top - GAP_PX)),
    ...ownLines.map((each) => bottom - each.top),
  ]
  const places = [0, ...above]
    .filter((up) => up >= 0 && top - up >= highest)
    .filter((up) => countCovered(ownControls, GAP_PX, up) === 0)
    .map((up) => ({
      up,
      covered: countCovered(ownAmounts, GAP_PX, up) + LINE_WEIGHT * countCovered(ownLines, 0, up),
    }))
  return places.toSorted((a, b) => a.covered - b.covered || a.up - b.up)[0]
}
