import { redirect } from 'react-router'
import type { Api } from '#modules/client.ts'
import { apiContext } from '#web/context.ts'
import { readOrderListQuery, toCallQuery } from './orders/list/query.ts'
import {
  buildCaseUrl,
  END_PARAMETER,
  readListOrigin,
  type ListOrigin,
} from './shared/lists/list-origin.ts'
import { readTodayQuery, toTodayCallQuery } from './today/query.ts'
import type { Route } from './+types/next-case'

/** Leads from a case to the next one of the list that it was opened from, or back to the list behind the last. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const origin = readListOrigin(url.searchParams)
  if (!origin) throw redirect('/backoffice')
  const list = new URL(origin.list, url)
  const api = context.get(apiContext)
  const next = list.pathname === '/backoffice' ? findNextTask : findNextOrder
  throw redirect((await next(api, list, origin)) ?? markEnd(list))
}

async function findNextTask({ staffToday }: Api, list: URL, { position }: ListOrigin) {
  const query = { ...toTodayCallQuery(readTodayQuery(list)), after: position }
  const { next } = await staffToday.next({ query })
  return next && buildCaseUrl(next.path, { list: toPath(list), position: next.position })
}

async function findNextOrder({ staffOrders }: Api, list: URL, { position }: ListOrigin) {
  const { before: _, page: __, ...filter } = toCallQuery(readOrderListQuery(list))
  const { results } = await staffOrders.list({ query: { ...filter, after: position, count: 1 } })
  const id = results[0]?.id
  return id && buildCaseUrl(`/backoffice/pesanan/${id}`, { list: toPath(list), position: id })
}

const toPath = ({ pathname, search }: URL) => pathname + search

function markEnd(list: URL): string {
  list.searchParams.set(END_PARAMETER, '1')
  return toPath(list)
}
