import { parseIndonesianNumber } from '#platform/indonesian-number.ts'
import type { Act } from '../../track/act.ts'

const NUMBER = String.raw`\d+(?:[.,]\d+)?`
/** `ada 2 pintu 0,8x2,1`, `pintu 1 jendela 2`: what a wall has no bricks or paint for. */
const OPENING = new RegExp(
  String.raw`[\s,]*(?:(?:yang\s)?(?:ada|dengan|dikurangi|kurangi|minus|potong|termasuk|dan|sama)\s)*(?:(?<![\d.,x×])(?<before>\d{1,2})\s)?(?<what>pintu|jendela|kusen)(?:nya)?(?:\s(?<behind>\d{1,2})(?![\d.,]|\s?(?:x|×|m|cm|set)))?(?:\s(?:ukuran\s)?(?<width>${NUMBER})\s?(?:m|cm)?\s?[x×]\s?(?<height>${NUMBER})(?:\s?(?:m|cm)(?!\p{L}))?)?`,
  'gu',
)
/** What is built or painted, and the question for how much that takes. */
const WALL =
  /(?<!\p{L})(?:tembok|dinding|pagar|kamar|ruang|ruangan|rumah|garasi)(?:nya)?(?!\p{L}).*\d/u
const ASKS = /(?<!\p{L})(?:berapa|butuh|perlu|habis|hitung\p{L}*)(?!\p{L})/u
/** How large an opening is where nobody says so (m): the doors and windows that most houses have. */
const USUAL_M2: Record<string, number> = { pintu: 0.8 * 2.1, jendela: 1.2, kusen: 0.8 * 2.1 }
/** What is longer is in centimetres. */
const MAX_SIDE_M = 6

/** The doors and windows of a wall (m²), with the text without them. */
export function readOpenings(text: string): { rest: string; openingsM2: number } | undefined {
  if (!WALL.test(text) || !ASKS.test(text)) return undefined
  let openingsM2 = 0
  const rest = text.replaceAll(OPENING, (...matched) => {
    const said = matched.at(-1) as Record<string, string | undefined>
    const count = said.before ?? said.behind
    // `cat pintu` is goods, and `pintu 80x210` alone too.
    if (!count) return matched[0] as string
    openingsM2 += Number(count) * (measure(said) ?? USUAL_M2[said.what!]!)
    return ' '
  })
  return openingsM2 > 0 ? { rest: rest.replaceAll(/\s+/g, ' ').trim(), openingsM2 } : undefined
}

function measure({ width, height }: Record<string, string | undefined>): number | undefined {
  if (!width || !height) return undefined
  const [w, h] = [width, height].map((side) => parseIndonesianNumber(side) ?? 0) as [number, number]
  return Math.max(w, h) > MAX_SIDE_M ? (w * h) / 10_000 : w * h
}

/** The areas of a message without the openings in them. */
export const takeOpenings = (acts: readonly Act[], openingsM2: number): Act[] =>
  acts.map((act) =>
    act.kind === 'cover' && act.areaM2 > openingsM2
      ? { ...act, areaM2: Number((act.areaM2 - openingsM2).toFixed(2)), openingsM2 }
      : act,
  )
