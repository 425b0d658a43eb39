/** How often a cache of this process was asked, and had it. */
export type CacheCount = { name: string; hits: number; absences: number }

const counts = new Map<string, CacheCount>()

/** What a cache counts with: those of one name are counted together. */
export function openCacheCount(name: string): (isHit: boolean, times?: number) => void {
  const count = counts.get(name) ?? { name, hits: 0, absences: 0 }
  counts.set(name, count)
  return (isHit, times = 1) => {
    if (isHit) count.hits += times
    else count.absences += times
  }
}

/** Every cache of this process. */
export const listCacheCounts = (): CacheCount[] => [...counts.values()]
