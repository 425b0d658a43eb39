import type { AppDeps } from '#platform/http/context.ts'
import type { StaffTaskSource } from '#modules/foundation/staff-tasks/rules.ts'
import { listWaiting } from '../store/staff-tasks.ts'

/** Conversations in which a buyer waits for a person: one who took it over, or anybody who reads a picture. */
export const chatTasks: StaffTaskSource<AppDeps> = {
  kind: 'chat',
  name: 'Percakapan',
  roles: ['sales'],
  list: async ({ db }, filter) =>
    filter.warehouse === undefined
      ? (await listWaiting(db, filter)).map(({ id, nr, handler, since, buyer }) => ({
          id,
          path: `/backoffice/asisten/${id}`,
          number: `Percakapan ${nr}`,
          buyer: buyer ?? 'Pengunjung',
          reason: handler
            ? 'Pembeli menulis dan menunggu jawaban.'
            : 'Foto daftar barang menunggu dibaca.',
          since,
          amount: null,
          warehouses: [],
          assignee: handler,
        }))
      : [],
}
