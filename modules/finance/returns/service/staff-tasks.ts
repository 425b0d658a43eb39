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
        : `Barang retur dari ${row.number} sudah kembali; terbitkan nota kreditnya.`,
  since: row.since,
  amount: null,
  warehouses: row.warehouses,
  assignee: row.assignee,
})

/** Returns to decide on. */
export const returnTasks: StaffTaskSource<AppDeps> = {
  kind: 'return',
  name: 'Retur',
  roles: ['sales'],
  list: async ({ db }, filter) => (await listInStatus(db, ['requested'], filter)).map(toTask),
}

/** Goods on their way back, which the warehouse receives. */
export const returnArrivalTasks: StaffTaskSource<AppDeps> = {
  kind: 'return-arrival',
  name: 'Retur datang',
  roles: ['sales', 'warehouse'],
  list: async ({ db }, filter) => (await listInStatus(db, ['approved'], filter)).map(toTask),
}

/** Returned goods whose credit note is to be issued. */
export const returnCreditTasks: StaffTaskSource<AppDeps> = {
  kind: 'return-credit',
  name: 'Nota kredit retur',
  roles: ['finance'],
  list: async ({ db }, filter) => (await listInStatus(db, ['received'], filter)).map(toTask),
}
