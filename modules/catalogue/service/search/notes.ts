import type { Tools } from '#platform/http/context.ts'
import { plainText } from '../../rules/search/sizes.ts'
import * as store from '../../store/search/notes.ts'
import type { Found } from './search.ts'

const longest = 100

/**
 * Writes down that something was searched, and whether in vain: never who did, and no text that
 * holds an address or the figures of a phone. Only texts of known words are ever shown to others.
 */
export async function noteSearch({ db, clock }: Tools, typed: string, found: Found): Promise<void> {
  const text = plainText(typed).trim().slice(0, longest)
  if (text.length < 2 || /@|\d[\d\s.-]{6,}/.test(text) || db.isTransaction) return
  const { unknown, texts, terms } = found.sought
  if (found.near || found.ids.length === 0) await store.noteMiss(db, text, clock.now())
  else if (unknown.length + texts.length === 0 && terms.length > 0 && !found.sought.mended)
    await store.noteHit(db, text, clock.now())
}
