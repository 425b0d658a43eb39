import { unitWords } from '#modules/selling/material-lists/rules/units.ts'
import type { Act } from '../../track/act.ts'
import { listSpoken, type Dialogue, type DialogueItem } from '../../track/dialogue.ts'
import { listSizes } from '../../track/respecify.ts'
import { readBareQuantity } from './read-change.ts'

const SOFT = String.raw`(?:\s(?:saja|ya|deh|dong|lah|kak|bang|pak|bu|min|mas|dulu|maksudnya))*`
const PROPERTY = new RegExp(
  String.raw`^(?:(?:eh|oh|maaf|terus|tapi|ralat)[\s,]+)*(?:(?<called>tebal|panjang|lebar|tinggi|diameter|ukuran|isi|daya|watt)nya|(?<said>tebal|diameter|ukuran))\s(?:(?:di)?(?:ganti|ubah)\s|(?:jadi|yang|pakai|ambil|ke|mau|minta|cukup)\s)*(?<size>\d+(?:[.,]\d+)?(?:x\d+(?:[.,]\d+)?)*(?:\s?(?<unit>mm|mili|cm|m|meter|inch|inci|kg|liter|watt))?)${SOFT}(?:[\s,]+(?:ambil\s|pesan\s|jumlahnya\s)*(?<qty>\d+(?:[.,]\d+)?\s?(?:${unitWords.join('|')})))?${SOFT}$`,
  'u',
)
/** `spandek 0,3`: so thin a number is a thickness without its unit. */
const THIN = /(?<![\d.,x])0[.,]\d+(?![\d.,]|\s?(?:mm|m|cm)(?!\p{L}))/u

/** A size with the unit that its property is said in, where the buyer names none. */
function addUnit(size: string, property: string, item: DialogueItem): string {
  const [option] = item.match?.options ?? []
  const names = `${item.words} ${option?.variantName ?? ''}`
  if (property === 'watt' || property === 'daya') return `${size} watt`
  if (property !== 'tebal') return size
  return /\d\s?mm(?!\p{L})/u.test(names) ? `${size} mm` : `${size} cm`
}

/** What a property is said of: what is asked about, unless that is what is asked, else what was spoken of last. */
function findItem(property: string, dialogue: Dialogue): DialogueItem | undefined {
  const { asked, items, wallLengthM } = dialogue
  // `tingginya 3 meter` of a wall
  if (wallLengthM !== null || asked?.about === 'wall') return undefined
  if (asked?.about !== 'choice') return listSpoken(dialogue).at(-1)
  const open = items.find(({ id }) => id === asked.itemId)
  const question = open?.match?.question ?? ''
  const isOther = /^Pilih\s/u.test(question) && !question.includes(property)
  return isOther && listSizes(open!.words).length > 0 && property !== 'ukuran' ? open : undefined
}

/** `tebalnya 1,6 saja`: a property that is named is what changes, and never how many. */
export function readProperty(text: string, dialogue: Dialogue): Act[] | undefined {
  const { size, unit, qty, called, said } = PROPERTY.exec(text)?.groups ?? {}
  const property = called ?? said ?? ''
  const item = size ? findItem(property, dialogue) : undefined
  // How high and how long may be said of what is built, as long as nothing is ordered.
  const isBuilt = /^(?:panjang|lebar|tinggi)$/u.test(property) && item?.qty === null
  if (!size || !item || isBuilt) return undefined
  const words = unit || size.includes('x') ? size : addUnit(size, property, item)
  const replaced = property === 'tebal' ? (THIN.exec(item.words)?.[0] ?? null) : null
  const quantity = qty ? readBareQuantity(qty) : undefined
  return [
    { kind: 'specify', words, replaced, itemId: item.id },
    ...(quantity
      ? [{ kind: 'quantity' as const, ...quantity, change: 'set' as const, itemId: item.id }]
      : []),
  ]
}
