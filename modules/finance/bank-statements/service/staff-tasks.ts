import { startOfJakartaDay } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { moneyToJson, sen } from '#platform/money.ts'
import type { StaffTaskSource } from '#modules/foundation/staff-tasks/rules.ts'
import { statementBankNames } from '../rules/bank-formats.ts'
import { listLines } from '../store/bank-lines.ts'

/** Money on a bank account that no invoice has been found for. */
export const bankLineTasks: StaffTaskSource<AppDeps> = {
  kind: 'bank-line',
  name: 'Mutasi bank',
  roles: ['finance'],
  list: async ({ db }, filter) => {
    // It belongs to no member of staff, and to no warehouse.
    if (filter.warehouse !== undefined || filter.assignee) return []
    const lines = await listLines(db, { status: 'open', page: 0, count: filter.limit })
    return lines.map(({ id, bank, day, description, amount }) => ({
      id,
      path: '/backoffice/mutasi-bank',
      number: statementBankNames[bank],
      buyer: description,
      reason: 'Cocokkan dengan tagihannya.',
      since: startOfJakartaDay(day),
      amount: moneyToJson(sen(amount)),
      warehouses: [],
      assignee: null,
    }))
  },
}
