/** A rectangle of the window (px). */
export type WindowBox = { left: number; top: number; right: number; bottom: number }

/** Room between the floating button and a control (px). */
const GAP_PX = 8

/**
 * How far a floating box must move up so that it covers no control (px); undefined where it would have to rise
 * above `highest`.
 */
export function findFreeShift(
  { left, top, right, bottom }: WindowBox,
  controls: readonly WindowBox[],
  highest: number,
): number | undefined {
  const beside = controls.filter(
    (control) => control.left < right + GAP_PX && control.right > left - GAP_PX,
  )
  const shifts = [0, ...beside.map((control) => bottom - (control.top - GAP_PX))]
  return shifts
    .filter((shift) => shift >= 0 && top - shift >= highest)
    .toSorted((a, b) => a - b)
    .find((shift) =>
      beside.every(
        (control) =>
          control.top >= bottom - shift + GAP_PX || control.bottom <= top - shift - GAP_PX,
      ),
    )
}
