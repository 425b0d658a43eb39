const KEY = 'reloaded'
const QUIET_MS = 10_000

/**
 * Notes that a path is reloaded now. False where it was within the last 10 s (specification, error catalogue), whatever
 * was reloaded between: a part that is really missing must end in an error page, not in a loop. Throws where nothing
 * can be noted.
 */
export function rememberReload(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  path: string,
  now: number,
): boolean {
  const stored = JSON.parse(storage.getItem(KEY) ?? '{}') as Record<string, unknown>
  const recent = Object.entries(stored).filter(
    ([, at]) => typeof at === 'number' && now - at < QUIET_MS,
  )
  if (recent.some(([reloaded]) => reloaded === path)) return false
  storage.setItem(KEY, JSON.stringify(Object.fromEntries([...recent, [path, now]])))
  return true
}
