import { parseIndonesianNumber } from '#platform/indonesian-number.ts'

const NUMBER = String.raw`\d+(?:[.,]\d+)?`
/** What carries a house: its section is in centimetres, its length in metres. */
const MEMBER = /(?<!\p{L})(?:kolom|tiang|sloof|slof|ring\s?balok|balok)(?:nya)?(?!\p{L})/u
const SECTION = new RegExp(
  String.raw`(?<![\d.,x×])(${NUMBER})\s?(?:cm)?\s?[x×]\s?(${NUMBER})(?:\s?cm)?(?![\d.,]|\s?[x×]|\s?(?:m|meter)(?!\p{L}))`,
  'u',
)
const LENGTH = new RegExp(
  String.raw`(?:tinggi|panjang|sepanjang|total)(?:nya)?\s?(${NUMBER})|(${NUMBER})\s?(?:m|meter)(?![\p{L}\d²³])`,
  'u',
)
const COUNT =
  /(?<![\d.,x×])(\d{1,3})\s?(?:titik|buah|biji|batang|kolom|tiang)(?!\p{L})|(?:kolom|tiang|jumlah)(?:nya)?\s(\d{1,3})(?![\d.,]|\s?(?:x|×|cm|m))/u
/** The widest side of a column or a beam (cm), and the narrowest. */
const [MIN_SIDE_CM, MAX_SIDE_CM] = [8, 80]

/** The concrete (m³) of columns or beams by their section, their length and how many there are. */
export function readMembersM3(text: string): number | undefined {
  const section = MEMBER.test(text) ? SECTION.exec(text) : null
  if (!section) return undefined
  const sides = [section[1]!, section[2]!].map((side) => parseIndonesianNumber(side) ?? 0)
  if (Math.min(...sides) < MIN_SIDE_CM || Math.max(...sides) > MAX_SIDE_CM) return undefined
  const rest = text.replace(section[0], ' ')
  const length = LENGTH.exec(rest)
  const lengthM = length && parseIndonesianNumber((length[1] ?? length[2])!)
  if (!length || !lengthM) return undefined
  const count = COUNT.exec(rest.replace(length[0], ' '))
  return ((sides[0]! * sides[1]!) / 10_000) * lengthM * Number(count?.[1] ?? count?.[2] ?? 1)
}
