import { formatExact } from '#platform/format.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { moneyToJson, sen, type Money } from '#platform/money.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { recordAuditEntry } from '#modules/foundation/audit/service.ts'
import { statementBankNames } from '../rules/bank-formats.ts'
import * as store from '../store/bank-lines.ts'

/** An open line, locked until the transaction ends. Throws 404, 409 `bank.settled`. */
export async function lockOpenLine(ctx: StaffContext, id: string): Promise<store.BankLineRecord> {
  const line = await store.lockLine(ctx.db, id)
  if (!line) throw notFound()
  if (line.status !== 'open')
    throw new Refusal(
      'bank.settled',
      'Mutasi ini sudah diurus rekan Anda. Muat ulang daftarnya.',
      409,
    )
  return line
}

export const recordLineAudit = (
  ctx: StaffContext,
  line: store.BankLineRecord,
  action: string,
  after: Record<string, unknown>,
) =>
  recordAuditEntry(ctx, {
    action,
    entityType: 'bank_line',
    entityId: line.id,
    entityLabel: `${statementBankNames[line.bank]} ${formatLineAmount(sen(line.amount))}`,
    before: { status: line.status },
    after,
  })

export const formatLineAmount = (amount: Money): string => `Rp ${formatExact(moneyToJson(amount))}`
