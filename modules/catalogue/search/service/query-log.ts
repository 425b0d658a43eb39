import { createBatchQueue } from '#platform/batch-queue.ts'
import { defineShopCache } from '#platform/cache/shop-cache.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { normalizeText } from '../rules/sizes.ts'
import * as store from '../store/query-log.ts'
import type { SearchResult } from './search.ts'

const MAX_LENGTH = 100

/** One of a batch: each text that was searched for, as often as it was. */
type LoggedSearch = { deps: AppDeps; text: string }

/** Searches that end at once are counted by one statement. */
const defineLog = (write: typeof store.logHits) =>
  defineShopCache(() =>
    createBatchQueue({
      run: async (searches: readonly LoggedSearch[]): Promise<void[]> => {
        const { db, clock } = searches[0]!.deps
        const texts = searches.map(({ text }) => text)
        await write(db, texts, clock.now())
        return texts.map(() => {})
      },
    }),
  )
const findZeroResultLog = defineLog(store.logZeroResults)
const findHitLog = defineLog(store.logHits)

/**
 * Counts a search and whether it had results, without its user. Ignores texts with an e-mail address
 * or a phone number. Only texts of known words are ever suggested to others.
 */
export async function logSearch(
  deps: AppDeps,
  rawText: string,
  result: SearchResult,
): Promise<void> {
  const text = normalizeText(rawText).trim().slice(0, MAX_LENGTH)
  if (text.length < 2 || /@|\d[\d\s.-]{6,}/.test(text)) return
  const { unknown, texts, terms } = result.query
  if (result.isApproximate || result.ids.length === 0)
    await findZeroResultLog(deps)?.({ deps, text })
  else if (
    unknown.length + texts.length === 0 &&
    terms.length > 0 &&
    result.query.corrections.length === 0
  )
    await findHitLog(deps)?.({ deps, text })
}
