/** A rectangle of the window (px). */
export type WindowBox = { left: number; top: number; right: number; bottom: number }

/** Room between the floating button and what it leaves free (px). */
const GAP_PX = 8

/** How far the box moves from where it stands (px), and how many amounts it then covers. */
type FreePlace = { toLeft: number; up: number; covered: number }

/**
 * Where a floating box at the right edge covers no control and as few amounts as can be: up, or at the left edge of the
 * window where that covers fewer. Undefined where it would have to rise above `highest` on both sides.
 */
export function findFreePlace(
  box: WindowBox,
  window: { width: number; highest: number },
  controls: readonly WindowBox[],
  amounts: readonly WindowBox[],
): FreePlace | undefined {
  const toLeft = box.left - (window.width - box.right)
  const places = [0, toLeft].map((by) => {
    const moved = { ...box, left: box.left - by, right: box.right - by }
    const place = findFreeShift(moved, controls, window.highest, amounts)
    return place && { toLeft: by, ...place }
  })
  const [right, left] = places
  return right && (!left || right.covered <= left.covered) ? right : left
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
): { up: number; covered: number } | undefined {
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
