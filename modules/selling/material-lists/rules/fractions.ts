import { findColumnUnit, measureWords, unitWords } from './units.ts'

/** Units of which people order halves. Before any other a fraction is a size in inches: `pipa 1/2 6 btg`. */
const DIVISIBLE = new Set(['m³', 'ton', 'kg', 'sak', 'dus', 'rit', 'liter'])
const UNIT = [...unitWords, ...measureWords]
  .filter((word) => DIVISIBLE.has(findColumnUnit(word)!))
  .join('|')

const FRACTION = new RegExp(
  String.raw`(?<![\d./,])(?:(\d+) )?([1-9])\/([2-9])(?=\s*(?:${UNIT})(?!\p{L}))`,
  'giu',
)
const SIGNS: Record<string, string> = { '½': '1/2', '¼': '1/4', '¾': '3/4' }

/** Writes a fraction of a unit as a decimal: `1 1/2 kubik` → `1,5 kubik`, `½ ton` → `0,5 ton`. */
export const replaceFractions = (text: string): string =>
  text
    .replace(/(\d?)([½¼¾])/gu, (_, whole: string, sign: string) =>
      [whole, SIGNS[sign]].filter(Boolean).join(' '),
    )
    .replace(FRACTION, (_, whole: string | undefined, above: string, below: string) => {
      const value = Number(whole ?? 0) + Number(above) / Number(below)
      return String(Number(value.toFixed(3))).replace('.', ',')
    })
