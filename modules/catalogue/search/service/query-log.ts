import type { AppDeps } from '#platform/http/context.ts'
import { normalizeText } from '../rules/sizes.ts'
import * as store from '../store/query-log.ts'
import type { SearchResult } from './search.ts'

const MAX_LENGTH = 100

/**
 * Counts a search and whether it had results, without its user. Ignores texts with an e-mail address
 * or a phone number. Only texts of known words are ever suggested to others.
 */
export async function logSearch(
  { db, clock }: AppDeps,
  rawText: string,
  result: SearchResult,
): Promise<void> {
  const text = normalizeText(rawText).trim().slice(0, MAX_LENGTH)
  if (text.length < 2 || /@|\d[\d\s.-]{6,}/.test(text) || db.isTransaction) return
  const { unknown, texts, terms } = result.query
  if (result.isApproximate || result.ids.length === 0)
    await store.logZeroResult(db, text, clock.now())
  else if (
    unknown.length + texts.length === 0 &&
    terms.length > 0 &&
    result.query.corrections.length === 0
  )
    await store.logHit(db, text, clock.now())
}
