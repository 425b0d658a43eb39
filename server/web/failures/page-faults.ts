import type { AppContext } from '../../app.ts'

type FaultyPage = { path: string; requestId?: string; user?: { id: string; email: string } }

/** Logs and reports a fault of a page. `path` has no query: it may hold an activation token or an address. */
export function recordPageFault(
  { deps, failures }: Pick<AppContext, 'deps' | 'failures'>,
  thrown: unknown,
  { path, requestId, user }: FaultyPage,
): void {
  deps.log.error({ err: thrown, path, ...(requestId ? { requestId } : {}) }, 'page failed')
  failures.reportFault(thrown, { context: path, user })
}
