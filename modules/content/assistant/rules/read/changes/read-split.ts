import { unitWords } from '#modules/selling/material-lists/rules/units.ts'
import type { Act } from '../../track/act.ts'
import { findChosen, listSpoken, type Dialogue } from '../../track/dialogue.ts'
import { findCalledItem } from '../goods/find-called.ts'
import { readBareQuantity } from './read-change.ts'
import { respecify } from '../../track/respecify.ts'

const SIZE = String.raw`\d+(?:[.,]\d+)?(?:\s?(?:mm|mili|cm|inch|inci|kg|kilo|liter|watt|m))?`
const COUNTED_SIZE = String.raw`(?:yang\s|ukuran\s|nomor\s)*${SIZE}\s\d+\s?(?:${unitWords.join('|')})`
const AND = String.raw`(?:\s*,\s*|\s(?:dan|sama|serta|terus)\s)`
const SPLIT = new RegExp(
  String.raw`^((?:\p{L}{3,}\s)?\p{L}{3,}nya)\s(?:jadi|ganti|dibagi|bagi)\s(${COUNTED_SIZE}(?:${AND}${COUNTED_SIZE})+)$`,
  'u',
)
const SIZE_AND_AMOUNT = new RegExp(
  String.raw`^(?:yang\s|ukuran\s|nomor\s)*(${SIZE})\s(\d+\s?\p{L}+[²³]?)$`,
  'u',
)

/** `sepatunya jadi 41 5 pasang sama 42 5 pasang`: goods of the list in several sizes, each with its quantity. */
export function readSplit(text: string, dialogue: Dialogue): Act[] | undefined {
  const [, name, listed = ''] = SPLIT.exec(text) ?? []
  const item = name && findCalledItem(name, listSpoken(dialogue))
  if (!item) return undefined
  return listed.split(new RegExp(AND, 'u')).flatMap((part, at): Act[] => {
    const [, size = '', amount = ''] = SIZE_AND_AMOUNT.exec(part) ?? []
    const said = readBareQuantity(amount)
    if (!said) return []
    // A pair of what is worn is one.
    const quantity =
      said.unit === 'pasang' ? { ...said, unit: findChosen(item)?.unit ?? null } : said
    if (at > 0) {
      const { words } = respecify({ ...item, match: null }, { words: size, replaced: null })
      return [{ kind: 'goods', words, ...quantity, isTentative: false }]
    }
    return [
      { kind: 'specify', words: size, replaced: null, itemId: item.id },
      { kind: 'quantity', ...quantity, change: 'set', itemId: item.id },
    ]
  })
}
