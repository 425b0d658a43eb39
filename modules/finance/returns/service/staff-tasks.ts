import type { AppDeps } from '#platform/http/context.ts'
import type { StaffTask, StaffTaskSource } from '#modules/foundation/staff-tasks/rules.ts'
import { listInStatus, type ReturnTaskRow } from '../store/staff-tasks.ts'

const toTask = ({ returnId, returnNumber, status, ...row }: ReturnTaskRow): StaffTask => ({
  id: returnId,
  path: `/backoffice/retur/${returnId}`,
  number: returnNumber,
  buyer: row.buyer,
  reason:
    status === 'requested'
      ? `Pembeli minta retur dari ${row.number}.`
      : status === 'approved'
        ? `Barang retur dari ${row.number} belum kembali.`
        : `Barang retur dari ${row.number} sudah kembali; kembalikan dananya.`,
  since: row.since,
  amount: null,
  warehouses: row.warehouses,
  assignee: row.assignee,
})

/** Returns to decide on, and goods on their way back. */
export const returnTasks: StaffTaskSource<AppDeps> = {
  kind: 'return',
  name: 'Retur',
  roles: ['sales'],
  list: async ({ db }, filter) =>
    (await listInStatus(db, ['requested', 'approved'], filter)).map(toTask),
}

/** Returned goods whose money goes back. */
export const returnCreditTasks: StaffTaskSource<AppDeps> = {
  kind: 'return-credit',
  name: 'Dana retur',
  roles: ['finance'],
  list: async ({ db }, filter) => (await listInStatus(db, ['received'], filter)).map(toTask),
}
