import type { AppDeps } from '#platform/http/context.ts'
import type { StaffTaskSource } from '#modules/foundation/staff-tasks/rules.ts'
import * as store from '../store/staff-tasks.ts'

/** Companies to verify. */
export const verificationTasks: StaffTaskSource<AppDeps> = {
  kind: 'verification',
  name: 'Verifikasi',
  roles: ['verification'],
  list: async ({ db }, filter) =>
    filter.warehouse === undefined
      ? (await store.listWaiting(db, filter)).map((row) => ({
          id: row.id,
          path: `/backoffice/verifikasi/${row.id}`,
          number: `Pengajuan ke-${row.attempt}`,
          buyer: row.company,
          reason: 'Periksa dokumen perusahaan ini.',
          since: row.submittedAt,
          amount: null,
          warehouses: [],
          assignee: row.reviewer,
        }))
      : [],
}
