import { isUnavailable } from '#platform/database/errors.ts'
import type { Log } from '#platform/log.ts'
import type { PageView } from '#modules/foundation/page-views/service.ts'

/** Page views are written this often (ms), and as soon as a batch of them waits. */
const FLUSH_INTERVAL_MS = 5_000
/** Few enough for a statement of some ten milliseconds. */
const BATCH_SIZE = 2_000
/** What may wait while the database is away: about 15 MB, two minutes of many visitors. */
const MAX_PENDING = 50_000

/**
 * Page views on their way into the database: one batch after the other. What could not be written because
 * the database was away or busy is written with the next ones.
 */
export function createPageViewQueue(
  write: (pageViews: readonly PageView[]) => Promise<unknown>,
  log: Log,
) {
  let pending: PageView[] = []
  let lostCount = 0
  let flushing: Promise<void> | undefined

  async function writePending(): Promise<void> {
    while (pending.length > 0) {
      const batch = pending.slice(0, BATCH_SIZE)
      pending = pending.slice(BATCH_SIZE)
      try {
        await write(batch)
      } catch (err) {
        if (isUnavailable(err)) {
          pending = [...batch, ...pending]
          log.warn({ err, waiting: pending.length }, 'page views wait for the database')
          break
        }
        log.error({ err, lost: batch.length }, 'page views not written')
      }
    }
    if (lostCount > 0) log.error({ lost: lostCount }, 'page views lost: too many wait')
    lostCount = 0
  }

  const flush = (): Promise<void> =>
    (flushing ??= writePending().finally(() => (flushing = undefined)))
  const timer = setInterval(() => void flush(), FLUSH_INTERVAL_MS).unref()

  return {
    add(pageView: PageView): void {
      if (pending.length >= MAX_PENDING) lostCount += 1
      else pending.push(pageView)
      // A failed batch waits for the timer: at once it would only fail again.
      if (pending.length === BATCH_SIZE) void flush()
    },
    /** Writes what waits. What cannot be written now is lost. */
    async close(): Promise<void> {
      clearInterval(timer)
      await flushing
      await flush()
    },
  }
}
