import { unitWords } from '#modules/selling/material-lists/rules/units.ts'
import type { Act } from '../../track/act.ts'
import { findChosen, type Dialogue, type DialogueItem } from '../../track/dialogue.ts'
import { splitWords } from '../../words/word-sets.ts'
import { listNames } from '../goods/find-called.ts'
import { readBareQuantity } from '../changes/read-change.ts'

const TAKEN = new RegExp(
  String.raw`^(?:(?:ya|yaudah|yauda|sudah|oh|oke|ok|hmm|eh|kalau|begitu|jadi|ambil|pakai|pilih|ganti|mau|tetap|balik|mending|ke|yang|kelas|merek|merk|warna|ukuran|tebal)\s)*(?<said>[\p{L}\d][\p{L}\d.,/x-]*(?:\s(?!saja|deh|ya|lah)\p{L}+)?)(?<soft>(?:\s(?:saja|deh|ya|lah|kak|dong|dulu|wis|sudah))*)(?:[\s,]+(?:tapi\s|jadi\s|ambil\s)*(?<amount>\d+(?:[.,]\d+)?\s?(?:${unitWords.join('|')})))?(?:\s(?:saja|deh|ya|kak))*$`,
  'u',
)

const hasAll = (item: DialogueItem, words: readonly string[]): boolean => {
  const names = listNames(item)
  return words.every((word) => names.has(word) || names.has(word.replace(/(?<=\d)\p{L}+$/u, '')))
}

/**
 * `m8 saja deh`, `cerahpuri deh`: of goods of the list that were compared with others, the one that has what is said: the others
 * take their place, or the list stays as it is.
 */
export function chooseCompared(text: string, { items, focus }: Dialogue): Act[] | undefined {
  const item = items.find(({ id }) => id === focus?.besideId)
  const { said = '', soft = '', amount } = TAKEN.exec(text)?.groups ?? {}
  const words = splitWords(said).map((word) => word.replace(/^(?:mm|cm|kg|inch|watt)$/u, ''))
  const values = words.filter(Boolean)
  if (!item || !focus || !findChosen(focus) || values.length === 0) return undefined
  // A number alone may be how many.
  if (/^\d+$/u.test(said) && soft === '' && !/(?<!\p{L})(?:yang|ukuran|tebal)\s/u.test(text))
    return undefined
  const [isOther, isOwn] = [hasAll(focus, values), hasAll(item, values)]
  if (isOther === isOwn) return undefined
  const quantity = amount ? readBareQuantity(amount) : undefined
  return [
    isOther ? { kind: 'instead', itemId: item.id } : { kind: 'no' },
    ...(quantity
      ? [{ kind: 'quantity' as const, ...quantity, change: 'set' as const, itemId: item.id }]
      : []),
  ]
}
