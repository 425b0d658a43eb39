import type { AppDeps } from '#platform/http/context.ts'
import { moneyToJson, sen } from '#platform/money.ts'
import type { StaffTaskSource } from '#modules/foundation/staff-tasks/rules.ts'
import { lenderNames } from '../rules/lenders.ts'
import { explainStuck } from '../rules/stuck.ts'
import { listStuck } from '../store/stuck.ts'

/** Applications at lenders that are stuck. */
export const lenderTasks: StaffTaskSource<AppDeps> = {
  kind: 'lender',
  name: 'Pembiayaan macet',
  roles: ['finance', 'verification'],
  // They belong to no warehouse, and to no member of staff.
  list: async ({ db }, { now, warehouse, assignee, limit }) =>
    warehouse || assignee
      ? []
      : (await listStuck(db, { now, limit })).map(
          ({ id, company, lender, reason, since, failures, amount }) => ({
            id,
            path: `/backoffice/pembiayaan/${id}`,
            number: lenderNames[lender],
            buyer: company,
            reason: explainStuck(reason, { lender: lenderNames[lender], failures }),
            since,
            amount: amount === null ? null : moneyToJson(sen(amount)),
            warehouses: [],
            assignee: null,
          }),
        ),
}
