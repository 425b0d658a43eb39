import { unitWords } from '#modules/selling/material-lists/rules/units.ts'
import type { Act } from '../../track/act.ts'
import { findChosen, listAsked, type Dialogue } from '../../track/dialogue.ts'
import type { RecognizeGoods } from '../../words/recognize-goods.ts'

const SOFT = String.raw`(?:\s(?:saja|deh|lah|ya|dong|dulu|kak))*`
const BRAND = new RegExp(
  String.raw`^(?:(?:yang|pakai|ambil|merek|merk|pilih|mau|jadi|sudah|ya)\s)*(?<brand>\p{L}[\p{L}\s]*?)${SOFT}(?:\s(?<qty>\d+)(?:\s?(?<unit>${unitWords.join('|')}))?)?${SOFT}$`,
  'u',
)

/** `nusabeton saja 50 sak`: one of several goods that were asked about, by its brand; the others are left aside. */
export function readAskedBrand(
  text: string,
  dialogue: Dialogue,
  recognize: RecognizeGoods,
): Act[] | undefined {
  const asked = listAsked(dialogue)
  const { brand, qty, unit } = BRAND.exec(text)?.groups ?? {}
  if (asked.length < 2 || !brand || !recognize.isBrand?.(brand)) return undefined
  const [item, ...others] = asked.filter(
    (each) =>
      findChosen(each)?.brand.toLowerCase() === brand || each.words.toLowerCase().includes(brand),
  )
  if (!item || others.length > 0) return undefined
  const chosen: Act = { kind: 'return', itemId: item.id }
  const quantity = { qty: Number(qty), unit: unit ?? null, change: 'set' as const }
  return qty ? [chosen, { kind: 'quantity', ...quantity, itemId: item.id }] : [chosen]
}
