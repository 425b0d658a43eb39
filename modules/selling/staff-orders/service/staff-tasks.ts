import { startOfJakartaDay } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import type { StaffTaskSource } from '#modules/foundation/staff-tasks/rules.ts'
import { describeDue } from '../rules/describe-due.ts'
import * as store from '../store/staff-tasks.ts'

/** Goods to prepare and send, by order and warehouse. */
export const deliveryTasks: StaffTaskSource<AppDeps> = {
  kind: 'delivery',
  name: 'Pengiriman',
  roles: ['sales', 'warehouse'],
  list: async ({ db }, filter) =>
    (await store.listDue(db, filter)).map((row) => ({
      id: `${row.id} ${row.code}`,
      path: `/backoffice/pesanan/${row.id}`,
      number: row.number,
      buyer: row.buyer,
      reason: describeDue(row, filter.now),
      since: startOfJakartaDay(row.day),
      dueDay: row.day,
      amount: null,
      warehouses: [row.code],
      assignee: row.assignee,
    })),
}

/** Deliveries that have departed, of which nobody has recorded who received them. */
export const receiptTasks: StaffTaskSource<AppDeps> = {
  kind: 'receipt',
  name: 'Dalam perjalanan',
  roles: ['sales', 'warehouse'],
  list: async ({ db }, filter) =>
    (await store.listOnTheWay(db, filter)).map((row) => ({
      id: row.deliveryId,
      path: `/backoffice/pesanan/${row.id}`,
      number: row.number,
      buyer: row.buyer,
      reason: `${row.delivery} (${row.plate}) sudah berangkat; catat penerimaannya.`,
      since: row.since,
      amount: null,
      warehouses: [row.code],
      assignee: row.assignee,
    })),
}
