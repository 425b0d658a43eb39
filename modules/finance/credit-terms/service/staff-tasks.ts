import type { AppDeps } from '#platform/http/context.ts'
import { moneyToJson, sen } from '#platform/money.ts'
import type { StaffTaskSource } from '#modules/foundation/staff-tasks/rules.ts'
import { listWaiting } from '../store/applications.ts'

/** Applications for a credit limit. */
export const creditTasks: StaffTaskSource<AppDeps> = {
  kind: 'credit',
  name: 'Limit kredit',
  roles: ['finance'],
  // They belong to no warehouse, and to no member of staff.
  list: async ({ db }, { warehouse, assignee, limit }) =>
    warehouse || assignee
      ? []
      : (await listWaiting(db, limit)).map(({ id, companyId, company, amount, since }) => ({
          id,
          path: `/backoffice/kredit/${companyId}`,
          number: company,
          buyer: company,
          reason: 'Perusahaan mengajukan limit kredit.',
          since,
          amount: moneyToJson(sen(amount)),
          warehouses: [],
          assignee: null,
        })),
}
