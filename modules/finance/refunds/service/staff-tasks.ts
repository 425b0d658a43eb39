import type { AppDeps } from '#platform/http/context.ts'
import { moneyToJson, sen } from '#platform/money.ts'
import type { StaffTaskSource } from '#modules/foundation/staff-tasks/rules.ts'
import { lenderNames } from '#modules/finance/lenders/rules/lenders.ts'
import { listTasks, type RefundTaskRow } from '../store/staff-tasks.ts'

const reasons: Partial<Record<RefundTaskRow['status'], string>> = {
  ready: 'Rekening sudah ada; siapkan pengembaliannya.',
  awaiting_approval: 'Di atas batas; orang kedua menyetujuinya.',
  approved: 'Disetujui; kembalikan dananya.',
}

/** Money to send back to buyers. */
export const refundTasks: StaffTaskSource<AppDeps> = {
  kind: 'refund',
  name: 'Pengembalian dana',
  roles: ['finance'],
  list: async ({ db }, filter) =>
    (await listTasks(db, filter)).map(({ refundId, status, amount, lender, ...row }) => ({
      ...row,
      id: refundId,
      path: `/backoffice/pengembalian-dana/${refundId}`,
      reason: `${lender ? `Untuk ${lenderNames[lender]}, yang membayar pesanannya. ` : ''}${reasons[status] ?? ''}`,
      amount: moneyToJson(sen(amount)),
    })),
}
