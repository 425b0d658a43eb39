import type { AppDeps } from '#platform/http/context.ts'
import type { StaffTaskSource } from '#modules/foundation/staff-tasks/rules.ts'
import * as store from '../store/staff-tasks.ts'

/** Purchase orders that a company has uploaded. */
export const purchaseOrderTasks: StaffTaskSource<AppDeps> = {
  kind: 'purchase-order',
  name: 'Purchase order',
  roles: ['sales'],
  list: async ({ db }, filter) =>
    filter.warehouse === undefined
      ? (await store.listOpen(db, filter)).map((row) => ({
          id: row.id,
          path: `/backoffice/upo/${row.id}`,
          number: row.number,
          buyer: row.company,
          reason: `${row.handler ? 'Sedang dikerjakan' : 'Belum dikerjakan'}: ${row.project}.`,
          since: row.createdAt,
          amount: null,
          warehouses: [],
          assignee: row.handler,
        }))
      : [],
}
