import { unitWords } from '#modules/selling/material-lists/rules/units.ts'
import type { Act } from '../../track/act.ts'
import { isComplete, listSpoken, type Dialogue } from '../../track/dialogue.ts'
import { readBareQuantity } from '../changes/read-change.ts'

const FOR_PURPOSE = new RegExp(
  String.raw`^(?:(?:ambil|pesan|mau|butuh|perlu|minta|beli|ya|oke|boleh|catat|saya|kami|jadi)\s)*(\d+(?:[.,]\d+)?\s?(?:${unitWords.join('|')}))(?:\s(?:saja|dulu|ya))*,?\s(?:untuk|guna)\s[^\d,]+$`,
  'u',
)

/** `ambil 12 batang untuk tiang teras`: how many of what is asked about, and what they are for. */
export function readForPurpose(text: string, dialogue: Dialogue): Act[] | undefined {
  const [, amount] = FOR_PURPOSE.exec(text) ?? []
  const quantity = amount ? readBareQuantity(amount) : undefined
  const waits = listSpoken(dialogue).some((item) => !isComplete(item)) || dialogue.focus !== null
  return quantity && waits
    ? [{ kind: 'quantity', ...quantity, change: 'set', itemId: null }]
    : undefined
}
