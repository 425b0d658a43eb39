import type { AppDeps } from '#platform/http/context.ts'
import { moneyToJson, sen } from '#platform/money.ts'
import type { StaffTask, StaffTaskSource } from '#modules/foundation/staff-tasks/rules.ts'
import * as store from '../staff-tasks-store.ts'

type Row = Awaited<ReturnType<typeof store.listProofs>>[number]

const toTask = ({ amount, ...row }: Row, reason: string): StaffTask => ({
  ...row,
  path: `/backoffice/pesanan/${row.id}`,
  reason,
  amount: moneyToJson(sen(amount)),
})

/** Proofs of transfer to compare with the bank's statement. */
export const proofTasks: StaffTaskSource<AppDeps> = {
  kind: 'payment-proof',
  name: 'Bukti transfer',
  roles: ['finance'],
  list: async ({ db }, filter) =>
    (await store.listProofs(db, filter)).map((row) =>
      toTask(row, 'Cocokkan bukti dengan mutasi rekening.'),
    ),
}
