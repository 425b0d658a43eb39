/** The values at the lines of a chart, from zero up to the first round one that is not below `highest`. */
export function listTicks(highest: number, lines = 4): number[] {
  if (!(highest > 0)) return [0, 1]
  const step = roundUp(highest / lines)
  const count = Math.ceil(highest / step)
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

/** 1, 2, 2,5 or 5 times a power of ten; no fraction of one, because things are counted. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  const factor = [1, 2, 2.5, 5, 10].find((each) => each * power >= value * (1 - 1e-9)) ?? 10
  return Math.max(1, Math.ceil(factor * power))
}
