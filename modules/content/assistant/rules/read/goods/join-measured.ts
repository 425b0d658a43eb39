import { readLine } from '#modules/selling/material-lists/rules/read-line.ts'
import type { RecognizeGoods } from '../../words/recognize-goods.ts'

/** How much, in a unit that may be a size of other goods: sacks of 3 kg. */
const MEASURE = /^\d+(?:[.,]\d+)?\s?(?:kg|kilo|liter|m)$/u

/** `paku 7,5 cm, 3 kg`: how much of the goods that the part before names, and nothing of those on the list. */
export const joinMeasured = (parts: readonly string[], recognize: RecognizeGoods): string[] =>
  parts.reduce<string[]>((joined, part) => {
    const before = joined.at(-1)
    const isLacking =
      before !== undefined &&
      /\d\s?(?:mm|cm|inch|inci)$/u.test(before) &&
      recognize(before) === 'head' &&
      !/\p{L}{2}nya(?!\p{L})/u.test(before) &&
      readLine(before)?.qty === undefined
    return isLacking && MEASURE.test(part)
      ? [...joined.slice(0, -1), `${before} ${part}`]
      : [...joined, part]
  }, [])
