import type { PageHandle } from '../shared/chrome/use-shell.ts'

/**
 * The address of a page, if a copy of it may be stored: pages that declare that every visitor gets the same one
 * (docs/caching.md). `handles` are those of its layouts and its own.
 */
export function findCopyAddress(
  handles: readonly (PageHandle | undefined)[],
  { pathname, search }: { pathname: string; search: string },
): string | undefined {
  const names = [...new URLSearchParams(search).keys()]
  const isPersonal = handles.some(({ uncacheableQuery } = {}) =>
    names.some((name) => uncacheableQuery?.includes(name)),
  )
  return isPersonal || !handles.at(-1)?.cache ? undefined : pathname + search
}
