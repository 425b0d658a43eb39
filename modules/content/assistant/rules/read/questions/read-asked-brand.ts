import { unitWords } from '#modules/selling/material-lists/rules/units.ts'
import type { Act } from '../../track/act.ts'
import { findChosen, listAsked, type Dialogue, type DialogueItem } from '../../track/dialogue.ts'
import type { RecognizeGoods } from '../../words/recognize-goods.ts'

const SOFT = String.raw`(?:\s(?:saja|deh|lah|ya|dong|dulu|kak))*`
const UNITS = unitWords.join('|')
const AMOUNT_BEFORE = String.raw`(?<before>\d+)\s?(?<beforeUnit>${UNITS})(?:\s(?:yang|merek|merk))?`
const BRAND = new RegExp(
  String.raw`^(?:(?:yang|pakai|ambil|merek|merk|pilih|mau|jadi|sudah|ya|ok|oke|kalau|${AMOUNT_BEFORE})\s)*(?<brand>\p{L}[\p{L}\s]*?)${SOFT}(?:\s(?<qty>\d+)(?:\s?(?<unit>${UNITS}))?|(?<asked>\s(?:harga|berapa|dapat|jadi|kena)(?:\s\p{L}+)*\s*[?]?))?${SOFT}$`,
  'u',
)

/**
 * `nusabeton saja 50 sak`: one of several goods that were asked about, by its brand; the others are left aside. `kalau
 * nusabeton?` asks for the price of the same goods of another brand.
 */
export function readAskedBrand(
  text: string,
  dialogue: Dialogue,
  recognize: RecognizeGoods,
): Act[] | undefined {
  const asked = listAsked(dialogue)
  const {
    brand,
    before,
    beforeUnit,
    qty = before,
    unit = beforeUnit,
    asked: question,
  } = BRAND.exec(text.replace(/(?<=^kalau\s[^?\d]*)[\s?]+$/u, ''))?.groups ?? {}
  const brandsOf = ({ match }: DialogueItem) =>
    (match?.options ?? []).map((option) => option.brand.toLowerCase())
  const isBrand = (name: string) =>
    recognize.isBrand?.(name) === true || asked.some((item) => brandsOf(item).includes(name))
  if (asked.length === 0 || !brand || !isBrand(brand)) return undefined
  const [only] = asked
  if (asked.length === 1 && only && qty && isOfOtherBrand(only, brand))
    return takeShown(only, brand, { qty: Number(qty), unit: unit ?? null })
  if (asked.length === 1 && only && /^kalau\s.*[?]$/u.test(text) && isOfOtherBrand(only, brand))
    return [nameBrand(only, brand), { kind: 'ask', about: 'price' }]
  const [item, ...others] = asked.filter(
    (each) =>
      findChosen(each)?.brand.toLowerCase() === brand || each.words.toLowerCase().includes(brand),
  )
  if (!item || others.length > 0 || (asked.length === 1 && !qty && !question)) return undefined
  const chosen: Act = { kind: 'return', itemId: item.id }
  if (question) return [chosen, { kind: 'ask', about: 'price' }]
  const quantity = { qty: Number(qty), unit: unit ?? null, change: 'set' as const }
  return qty ? [chosen, { kind: 'quantity', ...quantity, itemId: item.id }] : [chosen]
}

const isOfOtherBrand = (item: DialogueItem, brand: string): boolean => {
  const chosen = findChosen(item)
  return chosen !== undefined && chosen.brand.toLowerCase() !== brand
}

/** `lindung saja 2 pail`: the goods that were asked about, of another brand that was shown beside them. */
const takeShown = (
  item: DialogueItem,
  brand: string,
  quantity: { qty: number; unit: string | null },
): Act[] => [
  nameBrand(item, brand),
  { kind: 'quantity', ...quantity, change: 'set', itemId: item.id },
]

const nameBrand = ({ id }: DialogueItem, brand: string): Act => ({
  kind: 'specify',
  words: brand,
  replaced: null,
  itemId: id,
})
