import { toIsoTime } from '#platform/clock.ts'
import { sen, moneyToJson } from '#platform/money.ts'
import { type AccountStatus, presentEmail } from '#modules/people/identity/rules/accounts.ts'
import type { listOpenSessions } from '#modules/people/identity/service/sessions.ts'
import type * as store from './store.ts'

type AccountListRow = Awaited<ReturnType<typeof store.listPage>>[number]
type AccountDetailRow = Awaited<ReturnType<typeof store.find>>
type ResultOf<T extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<T>>
type AccountExtras = {
  colleagues: ResultOf<typeof store.listColleagues>
  events: ResultOf<typeof store.listEvents>
  sessions: ResultOf<typeof listOpenSessions>
  orders: ResultOf<typeof store.listOrders>
  orderCount: number
}

export const presentAccountRow = (row: AccountListRow) => ({
  id: row.id,
  name: row.name,
  email: presentEmail(row.email),
  phone: row.phone,
  status: row.status,
  company:
    row.companyId === null
      ? null
      : { id: row.companyId, name: row.companyName!, state: row.companyState! },
  createdAt: toIsoTime(row.createdAt),
})

export function presentAccount(
  account: AccountDetailRow,
  { colleagues, events, sessions, orders, ...rest }: AccountExtras,
) {
  const { company, ...row } = presentAccountRow(account)
  return {
    ...row,
    ...rest,
    company: company && {
      ...company,
      entity: account.entity,
      npwp: account.npwp,
      nib: account.nib,
      stateChangedAt: toIsoTime(account.stateChangedAt!),
      submissionId: account.submissionId,
      role: account.role,
      colleagues,
    },
    activatedAt: account.activatedAt && toIsoTime(account.activatedAt),
    events: [...buildInitialEvents(account, events), ...events].map((event) => ({
      ...event,
      at: toIsoTime(event.at),
    })),
    sessions,
    orders: orders.map(({ placedAt, total, ...order }) => ({
      ...order,
      placedAt: toIsoTime(placedAt),
      total: moneyToJson(sen(total)),
    })),
  }
}

/** The registration and activation of accounts that were created before events were recorded. */
function buildInitialEvents(
  { createdAt, activatedAt, name }: AccountDetailRow,
  recorded: AccountExtras['events'],
) {
  const buildEvent = (status: AccountStatus, at: Date) => ({ status, at, by: name, note: null })
  const registered = buildEvent('pending_activation', createdAt)
  const isRecorded = recorded.some(({ at }) => at.getTime() === activatedAt?.getTime())
  return activatedAt && !isRecorded ? [registered, buildEvent('active', activatedAt)] : [registered]
}
