import type { Tools } from '#platform/http/context.ts'
import { mended } from '../rules/slips.ts'
import { wordsSought } from '../rules/words.ts'
import type { Filter } from '../store/filter.ts'
import * as store from '../store/found.ts'

type Place = { count: number; offset: number }
type Found = { ids: number[]; total: number; version: number | undefined }
const nothing: Found = { ids: [], total: 0, version: undefined }

/**
 * Products that have every word of a text, the words begun or whole; where none has, the same with
 * words that nobody knows mended to the nearest that are known.
 */
export async function search(
  { db }: Tools,
  typed: string,
  filter: Filter,
  place: Place,
): Promise<Found> {
  const words = wordsSought(typed)
  if (words.length === 0) return nothing
  const found = await store.findByWords(db, { words, typed }, filter, place)
  if (found.total > 0) return found
  const spelled = words.filter((word) => /^[a-z]+$/.test(word))
  const slips = new Map<string, string>()
  for (const { word, near } of await store.unknownWords(db, spelled)) {
    const meant = mended(word, near)
    if (meant) slips.set(word, meant)
  }
  if (slips.size === 0) return nothing
  const meant = words.map((word) => slips.get(word) ?? word)
  return store.findByWords(db, { words: meant, typed: '' }, filter, place)
}
