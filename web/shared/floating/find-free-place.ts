/** A rectangle of the window (px). */
export type WindowBox = { left: number; top: number; right: number; bottom: number }

/** Room between the floating button and what it leaves free (px). */
const GAP_PX = 8

/** How far the box moves up from where it stands (px), and how many amounts it then covers. */
type FreeShift = { up: number; covered: number }

/**
 * Where a floating box at the right edge covers no control and as few amounts as can be: in its full width, or as a
 * circle as wide as it is high where that covers fewer or has a place at all. Undefined where both would have to
 * rise above `highest`.
 */
export function findFreePlace(
  box: WindowBox,
  highest: number,
  controls: readonly WindowBox[],
  amounts: readonly WindowBox[],
): (FreeShift & { isCircle: boolean }) | undefined {
  const circle = { ...box, left: Math.max(box.left, box.right - (box.bottom - box.top)) }
  const [full, small] = [box, circle].map((each) => findFreeShift(each, controls, highest, amounts))
  if (full && (!small || full.covered <= small.covered)) return { ...full, isCircle: false }
  return small && { ...small, isCircle: true }
}

/**
 * How far a floating box must move up so that it covers no control and as few amounts as can be (px); undefined where
 * it would have to rise above `highest`.
 */
export function findFreeShift(
  { left, top, right, bottom }: WindowBox,
  controls: readonly WindowBox[],
  highest: number,
  amounts: readonly WindowBox[] = [],
): FreeShift | undefined {
  const isBeside = (each: WindowBox) => each.left < right + GAP_PX && each.right > left - GAP_PX
  const [besideControls, besideAmounts] = [controls.filter(isBeside), amounts.filter(isBeside)]
  const isCovered = (each: WindowBox, up: number) =>
    each.top < bottom - up + GAP_PX && each.bottom > top - up - GAP_PX
  const above = [...besideControls, ...besideAmounts].map((each) => bottom - (each.top - GAP_PX))
  const places = [0, ...above]
    .filter((up) => up >= 0 && top - up >= highest)
    .filter((up) => !besideControls.some((each) => isCovered(each, up)))
    .map((up) => ({ up, covered: besideAmounts.filter((each) => isCovered(each, up)).length }))
  return places.toSorted((a, b) => a.covered - b.covered || a.up - b.up)[0]
}
