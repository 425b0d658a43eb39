import type { Act } from '../../track/act.ts'
import type { Dialogue } from '../../track/dialogue.ts'
import { findCalledItem } from '../goods/find-called.ts'
import { isCalledBy } from '../changes/read-change.ts'
import { readTopic } from './read-question.ts'

const SUPPOSED =
  /^(?:kalau\s)?(?:(?:ambil|beli|pesan|tambah)\s)?(?<name>(?:\p{L}{2,}\s)?\p{L}{2,}nya)\s(?:(?:ambil|beli|pesan|jadi|sampai|tambah)\s)*\d[\d.,]*(?:\s?\p{L}+[²³]?)?\s.*\p{L}/u

/** `kalau batanya 10000 ada potongan tidak?`: what more of the listed goods would cost; nothing of them changes. */
export function readSupposedTiers(text: string, { items }: Dialogue): Act[] | undefined {
  const { name } = SUPPOSED.exec(text)?.groups ?? {}
  if (!name || readTopic(text) !== 'tiers' || !isCalledBy(name, items)) return undefined
  const item = findCalledItem(name, items)
  return (
    item && [
      { kind: 'mention', itemId: item.id },
      { kind: 'ask', about: 'tiers' },
    ]
  )
}
