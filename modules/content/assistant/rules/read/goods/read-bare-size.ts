import { unitWords } from '#modules/selling/material-lists/rules/units.ts'
import type { Act } from '../../track/act.ts'
import type { Dialogue, DialogueItem } from '../../track/dialogue.ts'
import { isComplete } from '../../track/dialogue.ts'

const UNITS: Record<string, string> = {
  mm: 'mm|mili',
  mili: 'mm|mili',
  cm: 'cm',
  inch: 'inch|inci|"',
  inci: 'inch|inci|"',
  kg: 'kg|kilo',
  kilo: 'kg|kilo',
  liter: 'liter',
  watt: 'watt|w',
}
const LEAD = String.raw`(?:(?:tapi|mau|maunya|minta|ambil|pilih|pakai|pasang|mending|mendingan|ganti|jadi|ke|upgrade|naik|turun|yang|ukuran|ukurannya|tebal|tebalnya|diameter|diameternya|panjang|panjangnya|salah|maksudnya|benar|kurang\stebal|kurangi\stebal)[\s,]+)*`
const BARE_SIZE = new RegExp(
  String.raw`^${LEAD}(\d+(?:[.,]\d+)?)\s?(${Object.keys(UNITS).join('|')})(?:,?\s(\d+)(?:\s?(${unitWords.join('|')}))?)?(?:\s(?:saja|deh|ya|dong|kak|bang|pak|bu|min|mas|dulu|maksudnya|sih|lah))*$`,
  'u',
)

/**
 * `12 mm saja`, `ukurannya ganti 12 mm`: the last goods in another size, where they have one of that unit already and nothing
 * is left open of them.
 */
export function readBareSize(
  text: string,
  { items, asked, focus }: Pick<Dialogue, 'items' | 'asked' | 'focus'>,
): Act[] | undefined {
  const [, number, unit = '', qty, counted] = BARE_SIZE.exec(text) ?? []
  const last = items.at(-1)
  if (!number || !last || focus || !isComplete(last)) return undefined
  if (asked?.itemId !== undefined && asked.itemId !== last.id) return undefined
  if (!hasSizeIn(last, unit)) return undefined
  const sized: Act = {
    kind: 'specify',
    words: `${number} ${unit}`,
    replaced: null,
    itemId: last.id,
  }
  return qty
    ? [
        sized,
        {
          kind: 'quantity',
          qty: Number(qty),
          unit: counted ?? null,
          change: 'set',
          itemId: last.id,
        },
      ]
    : [sized]
}

/** Whether goods have a size in a unit already. */
const hasSizeIn = ({ words }: DialogueItem, unit: string): boolean =>
  new RegExp(String.raw`\d\s?(?:${UNITS[unit]})(?!\p{L})`, 'iu').test(words)
