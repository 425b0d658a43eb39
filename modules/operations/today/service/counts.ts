import { createCache } from '#platform/cache/cache.ts'
import { defineShopCache } from '#platform/cache/shop-cache.ts'
import { toJakartaDate } from '#platform/clock.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { findLatestEntryId } from '#modules/foundation/audit/service.ts'
import { listSourcesOf } from './sources.ts'

/** Larger counts are shown as `99+`. */
const MAX_COUNT = 99
/** How long a count may lag behind buyers' actions; staff's own show at once. */
const LIFETIME_MS = 15_000

type TaskCounts = { kind: string; total: number; totalIsExact: boolean }[]

const findCache = defineShopCache(() =>
  createCache<TaskCounts>({ name: 'task counts', maxEntries: 100 }),
)

/**
 * How many tasks of each kind wait for the caller's roles. Staff with the same roles share the counts: they are
 * read again after the next step of staff, which the audit log shows, and by the time.
 */
export async function countTasks(ctx: StaffContext): Promise<{ kinds: TaskCounts }> {
  const { staff, clock } = ctx
  const cache = findCache(ctx)
  const key = `${Math.floor(clock.now().getTime() / LIFETIME_MS)} ${staff.roles.toSorted().join(' ')}`
  const version = await findLatestEntryId(ctx)
  const cached = cache?.getAtVersion(key, version)
  if (cached) return { kinds: cached }
  const kinds = await readCounts(ctx)
  cache?.set(key, kinds, { version })
  return { kinds }
}

function readCounts(ctx: StaffContext): Promise<TaskCounts> {
  const now = ctx.clock.now()
  const filter = { now, day: toJakartaDate(now), limit: MAX_COUNT + 1 }
  return Promise.all(
    listSourcesOf(ctx.staff).map(async (source) => {
      const { length } = await source.list(ctx, filter)
      return {
        kind: source.kind,
        total: Math.min(length, MAX_COUNT),
        totalIsExact: length <= MAX_COUNT,
      }
    }),
  )
}
