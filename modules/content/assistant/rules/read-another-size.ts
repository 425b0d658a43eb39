import { unitWords } from '#modules/selling/material-lists/rules/units.ts'
import type { Act, Dialogue } from './dialogue.ts'
import { respecify } from './respecify.ts'

const ANOTHER = new RegExp(
  String.raw`^(?:sama|dan|tambah|plus|terus|sekalian|serta)\s(?:sama\s|juga\s|lagi\s)*(?:yang\s)?(?:ukuran\s)?(\d+(?:[.,]\d+)?\s?(mm|mili|cm|kg|inch|inci|liter|watt))\s(\d+)(?:\s?(${unitWords.join('|')}))?(?:\s(?:juga|ya|kak|dong|deh|saja|lagi|pak|bu|min))*$`,
  'u',
)

/** `sama yang 9 mm 10 lembar`: goods like the last ones, in another size. */
export function readAnotherSize(text: string, { items }: Dialogue): Act | undefined {
  const [, size = '', unit = '', qty, counted] = ANOTHER.exec(text) ?? []
  const last = items.at(-1)
  const isSized = new RegExp(String.raw`\d\s?${unit}`, 'iu').test(last?.words ?? '')
  if (!qty || !last || last.qty === null || !isSized) return undefined
  const { words } = respecify({ ...last, match: null }, { words: size, replaced: null })
  return { kind: 'goods', words, qty: Number(qty), unit: counted ?? null, isTentative: false }
}
