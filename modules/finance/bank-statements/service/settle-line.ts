import { startOfJakartaDay } from '#platform/clock.ts'
import { formatDate } from '#platform/format.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { sen, type Money } from '#platform/money.ts'
import {
  bookUnmatchedMoney,
  releaseUnmatchedMoney,
  type UnmatchedMoney,
} from '#modules/finance/ledger/service/unmatched-money.ts'
import { statementBankNames, type StatementBank } from '../rules/bank-formats.ts'
import type { BankLineStatus } from '../rules/bank-line-status.ts'
import * as store from '../store/bank-lines.ts'
import type { NewBankLine } from '../store/statements.ts'

/** A line as the ledger knows it; `id` names its arrival, or this end of its waiting. */
const describeMoney = (
  id: string,
  bank: StatementBank,
  { day, amount }: { day: string; amount: Money },
): UnmatchedMoney => ({
  account: 'bank',
  id,
  amount: sen(amount),
  // Does not quote the bank's text: it names people, and the ledger cannot be erased.
  description: `Mutasi ${statementBankNames[bank]} ${formatDate(startOfJakartaDay(day))}`,
})

/** Books new lines, on their days: nothing takes their money yet. */
export const bookNewLines = (
  ctx: StaffContext,
  bank: StatementBank,
  lines: readonly NewBankLine[],
): Promise<number> =>
  bookUnmatchedMoney(
    ctx,
    lines.map((line) => ({
      ...describeMoney(line.id, bank, line),
      at: startOfJakartaDay(line.day),
    })),
  )

/** Saves what became of a locked line, and books that its money waits no more. */
export async function settleLine(
  ctx: StaffContext,
  line: store.BankLineRecord,
  { status, note }: { status: Exclude<BankLineStatus, 'open'>; note: string | null },
): Promise<void> {
  const settled = { status, at: ctx.clock.now(), by: ctx.staff.name, note }
  await store.settleLine(ctx.db, line.id, settled)
  await releaseLine(ctx, line)
}

/** Books that the money of a locked line waits no more. */
export const releaseLine = (ctx: StaffContext, line: store.BankLineRecord): Promise<void> =>
  releaseUnmatchedMoney(ctx, describeMoney(nameStep(ctx, line), line.bank, line))

/** A locked line waits again, and so does its money. */
export async function openLine(ctx: StaffContext, line: store.BankLineRecord): Promise<void> {
  await store.settleLine(ctx.db, line.id, { status: 'open', at: null, by: null, note: null })
  await bookUnmatchedMoney(ctx, [
    { ...describeMoney(nameStep(ctx, line), line.bank, line), at: ctx.clock.now() },
  ])
}

/** A line may be settled and opened again more than once, in a request each. */
const nameStep = ({ requestId }: StaffContext, { id }: store.BankLineRecord) => `${id} ${requestId}`
