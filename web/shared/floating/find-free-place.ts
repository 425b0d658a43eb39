/** A rectangle of the window (px). */
export type WindowBox = { left: number; top: number; right: number; bottom: number }

/** Room between the floating button and what it leaves free (px). */
const GAP_PX = 8

/**
 * How far a floating box must move up so that it covers no control and as few amounts as can be (px); undefined where
 * it would have to rise above `highest`.
 */
export function findFreeShift(
  { left, top, right, bottom }: WindowBox,
  controls: readonly WindowBox[],
  highest: number,
  amounts: readonly WindowBox[] = [],
): number | undefined {
  const isBeside = (each: WindowBox) => each.left < right + GAP_PX && each.right > left - GAP_PX
  const [besideControls, besideAmounts] = [controls.filter(isBeside), amounts.filter(isBeside)]
  const isCovered = (each: WindowBox, shift: number) =>
    each.top < bottom - shift + GAP_PX && each.bottom > top - shift - GAP_PX
  const above = [...besideControls, ...besideAmounts].map((each) => bottom - (each.top - GAP_PX))
  const places = [0, ...above]
    .filter((shift) => shift >= 0 && top - shift >= highest)
    .filter((shift) => !besideControls.some((each) => isCovered(each, shift)))
    .map((shift) => ({
      shift,
      covered: besideAmounts.filter((each) => isCovered(each, shift)).length,
    }))
  return places.toSorted((a, b) => a.covered - b.covered || a.shift - b.shift)[0]?.shift
}
