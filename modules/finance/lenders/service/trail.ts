import { toIsoTime } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { listExchanges } from '../store/exchanges.ts'

/** What was said about an application or about one loan, for staff; it is masked already. */
export const loadTrail = async (
  { db }: Pick<AppDeps, 'db'>,
  about: Parameters<typeof listExchanges>[1],
) =>
  (await listExchanges(db, about)).map(({ nr, at, firstAt, request, response, ...said }) => ({
    ...said,
    id: String(nr),
    at: toIsoTime(at),
    firstAt: toIsoTime(firstAt),
    request: toText(request),
    response: toText(response),
  }))

const toText = (said: unknown): string | null =>
  said === null ? null : JSON.stringify(said, null, 2)
