import { Stage } from './stage.ts'

export const LENGTH = 2.1

/** A stage for things along y, `wide` × `high`, with their shadow. */
export function longStage(
  id: string,
  wide: number,
  high: number,
  length = LENGTH,
  pad = 28,
): Stage {
  const st = new Stage(
    id,
    [
      [0, 0, high],
      [wide, 0, 0],
      [0, length, 0],
      [wide, length, 0],
      [0, length, high],
    ],
    pad,
  )
  st.shadow(
    [
      [0, 0, 0],
      [wide, 0, 0],
      [wide, length, 0],
      [0, length, 0],
    ],
    0.06,
    -0.03,
  )
  return st
}
