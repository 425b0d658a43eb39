import type { AppDeps } from '#platform/http/context.ts'
import { moneyToJson, sen } from '#platform/money.ts'
import type { StaffTaskSource } from '#modules/foundation/staff-tasks/rules.ts'
import * as store from '../store/staff-tasks.ts'

/** Bids to answer. */
export const negotiationTasks: StaffTaskSource<AppDeps> = {
  kind: 'negotiation',
  name: 'Negosiasi',
  roles: ['sales'],
  list: async ({ db }, filter) =>
    filter.warehouse === undefined
      ? (await store.listWaiting(db, filter)).map((row) => ({
          id: row.id,
          path: `/backoffice/negosiasi/${row.id}`,
          number: row.number,
          buyer: row.company ?? row.buyer,
          reason: `Menawar di ronde ${row.round}; jawab tawarannya.`,
          since: row.updatedAt,
          amount: moneyToJson(sen(row.value)),
          warehouses: [],
          assignee: row.handler,
        }))
      : [],
}
