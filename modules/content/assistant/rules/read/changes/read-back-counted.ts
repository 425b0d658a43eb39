import { unitWords } from '#modules/selling/material-lists/rules/units.ts'
import type { Act } from '../../track/act.ts'
import type { Dialogue } from '../../track/dialogue.ts'
import { listNames } from '../goods/find-called.ts'
import { splitWords } from '../../words/word-sets.ts'

const BACK = new RegExp(
  String.raw`^(?:balikin|balik|kembali|ganti)\s(?:ke\s)?(?:yang\s)?(?<said>\p{L}{2,}(?:\s(?!saja|deh|lagi|ya|tapi|cuma)\p{L}{2,})?|\d[\d.,x]*(?:\s?(?:mm|cm|kg|liter|watt))?)(?:\s(?:saja|deh|lagi))*(?:[\s,]+(?:tapi|cuma|cuman)\s|,\s)(?:jadi\s|ambil\s)?(?<qty>\d+)(?:\s?(?<unit>${unitWords.join('|')}))?(?:\s(?:saja|ya|deh|dong|kak))*$`,
  'u',
)

/** `tidak jadi, balik ke monoblok tapi 2`: what was changed last is as before, in another quantity. */
export function readBackCounted(
  text: string,
  { items, previous }: Pick<Dialogue, 'items' | 'previous'>,
): Act[] | undefined {
  const { said, qty, unit } = BACK.exec(text)?.groups ?? {}
  if (!said || !qty) return undefined
  const words = splitWords(said)
  const before = previous?.find((each) => {
    const now = items.find(({ id }) => id === each.id)
    const names = listNames(each)
    return now && now.words !== each.words && words.every((word) => names.has(word))
  })
  const counted = { qty: Number(qty), unit: unit ?? null, change: 'set' as const }
  if (before) return [{ kind: 'undo' }, { kind: 'quantity', ...counted, itemId: before.id }]
  const last = items.at(-1)
  return last
    ? [
        { kind: 'specify', words: said, replaced: null, itemId: last.id },
        { kind: 'quantity', ...counted, itemId: last.id },
      ]
    : undefined
}
