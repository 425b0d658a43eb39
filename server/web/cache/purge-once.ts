import type { Db } from '#platform/database/database.ts'
import { holdLease } from '#platform/database/lease.ts'
import type { Cdn } from './cdn.ts'

/** Longer than it takes another process to notice that the one that purges has ended (ms). */
const REMEMBERED_MS = 10_000

/**
 * Lets one process purge the CDN on behalf of all. The others remember recent changes, so that the next one in charge
 * purges them again. A process that may have missed changes (`isFollowing` is false) purges for itself.
 */
export function purgeByOne(
  cdn: Pick<Cdn, 'invalidate'>,
  { db, isFollowing }: { db: Db; isFollowing: () => boolean },
) {
  let remembered: { tags: readonly string[]; at: number }[] = []
  const dropOld = () => {
    const since = performance.now() - REMEMBERED_MS
    remembered = remembered.filter(({ at }) => at > since)
  }
  const lease = holdLease(db, 'cdn purges', () => {
    dropOld()
    const tags = new Set(remembered.flatMap((each) => each.tags))
    remembered = []
    if (tags.size > 0) cdn.invalidate([...tags])
  })
  return {
    invalidate(tags: readonly string[]): void {
      if (lease.isHeld || !isFollowing()) return cdn.invalidate(tags)
      dropOld()
      remembered.push({ tags, at: performance.now() })
    },
    close: (): Promise<void> => lease.release(),
  }
}
