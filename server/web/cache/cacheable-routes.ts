import type { ServerBuild } from 'react-router'
import type { CacheablePage } from '#web/cacheable-page.ts'
import type { PageUploads } from '#web/page-uploads.ts'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'

/** A page as the server sees it: its address, and what its route modules declare. */
export type PageRoute = {
  /** `/produk/:productSlug` */
  path: string
  pattern: RegExp
  /** Undefined where the page is never cached. */
  cache: CacheablePage | undefined
  uncacheableQuery: readonly string[]
  /** Undefined where its forms have no files. */
  uploads: PageUploads | undefined
}

type Routes = ServerBuild['routes']
type Route = NonNullable<Routes[string]>

/** The form of a slug. Other addresses of a page lead to a 404 or a redirect, which are not cached. */
const SLUG = '[a-z0-9][a-z0-9-]{0,99}'

/** Finds the page at a path. */
export type FindPage = (path: string) => PageRoute | undefined

/** Compiles the routes of a build into a function that finds the page at a path. */
export function compilePageRoutes(routes: Routes): FindPage {
  const pages = listPages(routes)
    // A literal segment wins over a parameter, from the left on.
    .toSorted((a, b) => toSortKey(a.path).localeCompare(toSortKey(b.path)))
  const pagesByLength = Map.groupBy(pages, ({ path }) => countSegments(path))
  return (path) => pagesByLength.get(countSegments(path))?.find(({ pattern }) => pattern.test(path))
}

/** The addresses of a build's shared pages, without those that are about one record. */
export const listSharedPaths = (routes: Routes): string[] =>
  listPages(routes)
    .filter(({ path, cache }) => cache && !path.includes(':'))
    .map(({ path }) => path)
    .toSorted()

function listPages(routes: Routes) {
  const parents = new Set(Object.values(routes).map((route) => route?.parentId))
  return (
    Object.values(routes)
      .filter((route) => route !== undefined)
      .filter(({ id }) => !parents.has(id))
      .map((route) => compilePage(listAncestors(route, routes)))
      // A splat matches only where nothing else does.
      .filter(({ path }) => !path.includes('*'))
  )
}

/** From the outermost layout to the page itself. */
function listAncestors(route: Route, routes: Routes): Route[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId]
  return parent ? [...listAncestors(parent, routes), route] : [route]
}

function compilePage(chain: Route[]): PageRoute {
  const path = `/${chain
    .map((route) => route.path)
    .filter(Boolean)
    .join('/')}`
  const handles = chain.map(({ module }) => module.handle as PageHandle | undefined)
  const segments = path.split('/').map((segment) => (isParameter(segment) ? SLUG : segment))
  return {
    path,
    pattern: new RegExp(`^${segments.join('/')}$`),
    cache: handles.at(-1)?.cache,
    uncacheableQuery: handles.flatMap((handle) => handle?.uncacheableQuery ?? []),
    uploads: handles.at(-1)?.uploads,
  }
}

const isParameter = (segment: string) => segment.startsWith(':')
const countSegments = (path: string) => (path === '/' ? 0 : path.split('/').length - 1)
const toSortKey = (path: string) =>
  path
    .split('/')
    .map((segment) => (isParameter(segment) ? '1' : '0'))
    .join('')
