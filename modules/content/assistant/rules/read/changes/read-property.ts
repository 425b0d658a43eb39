import { unitWords } from '#modules/selling/material-lists/rules/units.ts'
import type { Act } from '../../track/act.ts'
import { listSpoken, type Dialogue } from '../../track/dialogue.ts'
import { readBareQuantity } from './read-change.ts'

const SOFT = String.raw`(?:\s(?:saja|ya|deh|dong|lah|kak|bang|pak|bu|min|mas|dulu|maksudnya))*`
const PROPERTY = new RegExp(
  String.raw`^(?:(?:eh|oh|maaf|terus|tapi|kalau|ralat)[\s,]+)*(?<name>tebal|panjang|lebar|tinggi|diameter|ukuran|isi|daya|watt)nya\s(?:(?:di)?(?:ganti|ubah|jadi)\s|(?:jadi|yang|pakai|ambil|ke|mau|minta|cukup)\s)*(?<size>\d+(?:[.,]\d+)?(?:x\d+(?:[.,]\d+)?)*(?:\s?(?<unit>mm|mili|cm|m|meter|inch|inci|kg|liter|watt))?)${SOFT}(?:[\s,]+(?:ambil\s|pesan\s|jumlahnya\s)*(?<qty>\d+(?:[.,]\d+)?\s?(?:${unitWords.join('|')})))?${SOFT}$`,
  'u',
)
/** What things measure so, by what their words say it in, where the buyer names no unit. */
const OWN_UNIT = /\d\s?(mm|cm|m|inch|kg|liter|watt)(?!\p{L})/u

/** `tebalnya 1,6 saja`: a property that is named is what changes, and never how many; of what was spoken of last. */
export function readProperty(text: string, dialogue: Dialogue): Act[] | undefined {
  const { size, unit, qty, name } = PROPERTY.exec(text)?.groups ?? {}
  const item = listSpoken(dialogue).at(-1)
  if (!size || !item || dialogue.asked?.about === 'choice') return undefined
  const [option] = item.match?.options ?? []
  const own = OWN_UNIT.exec(item.words)?.[1] ?? (name === 'tebal' ? 'mm' : undefined)
  const isBare = !unit && !size.includes('x')
  const isThick = name === 'tebal' && /\d\s?mm(?!\p{L})/u.test(option?.variantName ?? '')
  const measured = isBare
    ? isThick
      ? `${size} mm`
      : name === 'tebal' && own
        ? `${size} ${own}`
        : size
    : size
  const quantity = qty ? readBareQuantity(qty) : undefined
  return [
    { kind: 'specify', words: measured, replaced: null, itemId: item.id },
    ...(quantity
      ? [{ kind: 'quantity' as const, ...quantity, change: 'set' as const, itemId: item.id }]
      : []),
  ]
}
