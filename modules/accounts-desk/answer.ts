import { isoTime } from '#platform/clock.ts'
import { sen, toAnswer } from '#platform/money.ts'
import { type AccountStatus, shownEmail } from '#modules/identity/rules.ts'
import type { openSessions } from '#modules/identity/devices.ts'
import type * as store from './store.ts'

type Row = Awaited<ReturnType<typeof store.page>>[number]
type Found = Awaited<ReturnType<typeof store.find>>
type List<T extends (...given: never[]) => Promise<unknown>> = Awaited<ReturnType<T>>
type Rest = {
  colleagues: List<typeof store.colleagues>
  events: List<typeof store.events>
  sessions: List<typeof openSessions>
  orders: List<typeof store.orders>
  orderCount: number
}

/** An account as a row of the desk's list. */
export const asRow = (row: Row) => ({
  id: row.id,
  name: row.name,
  email: shownEmail(row.email),
  phone: row.phone,
  status: row.status,
  company:
    row.companyId === null
      ? null
      : { id: row.companyId, name: row.companyName!, state: row.companyState! },
  createdAt: isoTime(row.createdAt),
})

/** An account with its company, its past, its sessions and its last orders. */
export function asAccount(found: Found, { colleagues, events, sessions, orders, ...rest }: Rest) {
  const { company, ...row } = asRow(found)
  return {
    ...row,
    ...rest,
    company: company && {
      ...company,
      entity: found.entity,
      npwp: found.npwp,
      nib: found.nib,
      stateChangedAt: isoTime(found.stateChangedAt!),
      submissionId: found.submissionId,
      role: found.role,
      colleagues,
    },
    activatedAt: found.activatedAt && isoTime(found.activatedAt),
    events: [...beginning(found, events), ...events].map((event) => ({
      ...event,
      at: isoTime(event.at),
    })),
    sessions,
    orders: orders.map(({ placedAt, total, ...order }) => ({
      ...order,
      placedAt: isoTime(placedAt),
      total: toAnswer(sen(total)),
    })),
  }
}

/** What was there before steps were written down: its registration, and its activation. */
function beginning({ createdAt, activatedAt, name }: Found, written: Rest['events']) {
  const step = (status: AccountStatus, at: Date) => ({ status, at, by: name, note: null })
  const registered = step('pending_activation', createdAt)
  const known = written.some(({ at }) => at.getTime() === activatedAt?.getTime())
  return activatedAt && !known ? [registered, step('active', activatedAt)] : [registered]
}
