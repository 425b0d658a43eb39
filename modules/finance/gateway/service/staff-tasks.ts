import type { AppDeps } from '#platform/http/context.ts'
import { moneyToJson } from '#platform/money.ts'
import type { StaffTaskSource } from '#modules/foundation/staff-tasks/rules.ts'
import { explainForStaff } from '../rules/verdict.ts'
import { listUnmatchedPayments } from '../store/unmatched-payments.ts'

/** Unmatched money of the gateway: finance decides about it. */
export const unmatchedPaymentTasks: StaffTaskSource<AppDeps> = {
  kind: 'gateway-payment',
  name: 'Uang belum cocok',
  roles: ['finance'],
  list: async ({ db }, filter) => {
    // It belongs to no member of staff, and to no warehouse.
    if (filter.warehouse !== undefined || filter.assignee) return []
    const rows = await listUnmatchedPayments(db, { isResolved: false, limit: filter.limit })
    return rows.map((row) => ({
      id: row.id,
      path: '/backoffice/pembayaran',
      number: row.orderNumber ?? row.reference,
      buyer: row.buyer ?? 'Pembayar tidak dikenal',
      reason: explainForStaff(row.verdict, row.amount, row.expected),
      since: row.receivedAt,
      amount: row.amount && moneyToJson(row.amount),
      warehouses: [],
      assignee: null,
    }))
  },
}
