/** How often a cache of this process was asked, and had it. */
export type CacheCount = { name: string; hits: number; absences: number }

const counts = new Map<string, CacheCount>()
const ignore = () => {}

/** What a cache counts with: those of one name are counted together. */
export function openCacheCount(name: string | undefined): (isHit: boolean, times?: number) => void {
  if (name === undefined) return ignore
  const count = counts.get(name) ?? { name, hits: 0, absences: 0 }
  counts.set(name, count)
  return (isHit, times = 1) => {
    if (isHit) count.hits += times
    else count.absences += times
  }
}

/** Every cache that has a name. */
export const listCacheCounts = (): CacheCount[] => [...counts.values()]
