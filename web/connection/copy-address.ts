import type { RouterState } from 'react-router'
import type { PageHandle } from '../shared/chrome/use-shell.ts'

/**
 * The address of the page shown, if a copy of it may be stored: pages that declare that every visitor gets
 * the same one (docs/caching.md), and no error pages.
 */
export function findCopyAddress({ matches, location, errors }: RouterState): string | undefined {
  const handles = matches.map(({ route }) => route.handle as PageHandle | undefined)
  const names = [...new URLSearchParams(location.search).keys()]
  const isPersonal = handles.some(({ uncacheableQuery } = {}) =>
    names.some((name) => uncacheableQuery?.includes(name)),
  )
  if (errors || isPersonal || !handles.at(-1)?.cache) return undefined
  return location.pathname + location.search
}
