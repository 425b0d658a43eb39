import type { z } from 'zod'
import { formatRupiah } from '#platform/format.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { toStaffActor } from '#platform/http/staff-actor.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { moneyFromJson, moneyToJson, sen, type Money } from '#platform/money.ts'
import { Refusal } from '#platform/refusal.ts'
import { recordAuditEntry } from '#modules/foundation/audit/service.ts'
import { queueAccountAskedEmail, queueAccountQuestionEmail } from '../emails.ts'
import { assertForBuyer, assertOwed } from '../rules/lender-refund.ts'
import { findLenderDebt } from '../store/lender-debts.ts'
import { assertRefundable, assertSecondPerson, needsApproval } from '../rules/refund-amount.ts'
import { refundStateMachine, type RefundStatus } from '../rules/refund-status.ts'
import type { staffRefundCalls } from '../staff-contract.ts'
import { refundEvents } from '../store/refund-events.ts'
import * as store from '../store/refunds.ts'
import { loadApprovalLimit } from './approval-limit.ts'
import { withLockedRefund } from './locked-refund.ts'
import { recordPaid } from './record-paid.ts'

type Calls = typeof staffRefundCalls
type Locked = Parameters<Parameters<typeof withLockedRefund<StaffContext, void>>[3]>[1]

const withStep = (
  ctx: StaffContext,
  id: string,
  work: (ctx: StaffContext, locked: Locked) => Promise<void>,
): Promise<void> => withLockedRefund(ctx, id, toStaffActor(ctx), work)

const recordAudit = (
  ctx: StaffContext,
  { record }: Locked,
  action: string,
  after: { status: RefundStatus } & Record<string, unknown>,
) =>
  recordAuditEntry(ctx, {
    action,
    entityType: 'refund',
    entityId: record.id,
    entityLabel: record.orderNumber,
    before: { status: record.status },
    after,
  })

/** Writes down the account that the buyer has named. Throws 404, 409 `refund.state` or `refund.lender`. */
export const setAccount = (ctx: StaffContext, id: string, destination: string) =>
  withStep(ctx, id, async (ctx, locked) => {
    assertForBuyer(locked.record.lender)
    await locked.take('ready', { destination, question: null, payment_id: null })
    await recordAudit(ctx, locked, 'Catat rekening pengembalian', { status: 'ready', destination })
  })

/**
 * Prepares a refund: up to the limit it can be paid, above it a second person approves first. Less than its amount
 * leaves the rest as a refund of its own. Throws 404, 409 `refund.state`, 422 as `assertRefundable` does.
 */
export const prepare = (ctx: StaffContext, id: string, body: z.output<Calls['prepare']['body']>) =>
  withStep(ctx, id, async (ctx, locked) => {
    const { record, take } = locked
    const amount = moneyFromJson(body.amount)
    // All that goes back of the invoice counts, so that parts of it need no less approval than the whole.
    const { refunded } = await store.findPaidAndRefunded(ctx.db, record.invoiceId)
    const isAbove = needsApproval(refunded, await loadApprovalLimit(ctx.db))
    const to = isAbove ? 'awaiting_approval' : 'approved'
    refundStateMachine.transition(record.status, to, 'staff')
    assertRefundable(amount, sen(record.amount))
    const owed = await findOwed(ctx, locked)
    if (record.lender) assertOwed(record.lender, amount, owed)
    await take(to, {
      amount,
      prepared_by: ctx.staff.staffId,
      preparer: ctx.staff.name,
      approver: null,
    })
    if (amount < record.amount) {
      const rest = sen(record.amount - amount)
      await openRest(ctx, locked, rest, rest <= owed - amount)
    }
    await recordAudit(ctx, locked, 'Siapkan pengembalian dana', {
      status: to,
      refunded: body.amount.amount,
    })
  })

/** What the buyer still owes the lender that a refund goes to; zero for a refund of the buyer's. */
async function findOwed(ctx: StaffContext, { record }: Locked): Promise<Money> {
  if (!record.lender) return sen(0)
  const debt = await findLenderDebt(ctx.db, record.invoiceId, { except: record.id })
  return debt?.owed ?? sen(0)
}

/**
 * Opens the remaining refund. `isOwed`: the buyer still owes the lender, so it goes to the lender; otherwise to the
 * buyer.
 */
async function openRest(
  ctx: StaffContext,
  { order, record }: Locked,
  amount: Money,
  isOwed: boolean,
): Promise<void> {
  const at = ctx.clock.now()
  const becomesBuyers = record.lender !== null && !isOwed
  const status = becomesBuyers ? 'awaiting_account' : 'ready'
  const goal = becomesBuyers ? { loanId: null, destination: null } : {}
  const id = await store.insert(ctx.db, { ...record, ...goal, amount, status, at })
  if (becomesBuyers)
    await queueAccountAskedEmail(ctx, order, {
      amount: formatRupiah(moneyToJson(amount)),
      cause: record.cause,
    })
  await refundEvents.insert(ctx.db, id, {
    from: null,
    to: status,
    at,
    by: toStaffActor(ctx),
    note: 'Sisa dari pengembalian sebelumnya.',
  })
}

/** Approves a refund that another member of staff prepared. Throws 404, 409 `refund.state`, 422 `refund.own`. */
export const approve = (ctx: StaffContext, id: string) =>
  withStep(ctx, id, async (ctx, locked) => {
    const { record, take } = locked
    if (record.status === 'awaiting_approval')
      assertSecondPerson(record.preparedBy, ctx.staff.staffId)
    if (record.status !== 'ready') await take('approved', { approver: ctx.staff.name })
    else throw notPrepared(record.status)
    await recordAudit(ctx, locked, 'Setujui pengembalian dana', {
      status: 'approved',
      refunded: moneyToJson(sen(record.amount)).amount,
    })
  })

/** Does not approve it; colleagues read the reason. Throws 404, 409 `refund.state`. */
export const sendBack = (ctx: StaffContext, id: string, reason: string) =>
  withStep(ctx, id, async (ctx, locked) => {
    if (locked.record.status === 'ready') throw notPrepared('ready')
    if (locked.record.status === 'awaiting_account') throw notPrepared('awaiting_account')
    await locked.take('ready', { prepared_by: null, preparer: null }, reason)
    await recordAudit(ctx, locked, 'Kembalikan ke penyiap', { status: 'ready', reason })
  })

/**
 * Asks the buyer for another account, by e-mail; also for what a lender was to get and is not owed any more. Throws 404, 409
 * `refund.state` or `refund.lender`.
 */
export const askAgain = (ctx: StaffContext, id: string, question: string) =>
  withStep(ctx, id, async (ctx, locked) => {
    const { order, record, take } = locked
    if ((await findOwed(ctx, locked)) > 0) assertForBuyer(record.lender)
    await take(
      'awaiting_account',
      {
        question,
        ...(record.lender ? { loan_id: null, destination: null } : {}),
        payment_id: null,
        prepared_by: null,
        preparer: null,
        approver: null,
      },
      question,
    )
    await recordAudit(ctx, locked, 'Minta rekening lagi', { status: 'awaiting_account', question })
    const amount = formatRupiah(moneyToJson(sen(record.amount)))
    await queueAccountQuestionEmail(ctx, order, { amount, question })
  })

/** Records the transfer that sent the money back. Throws 404, 409 `refund.state` or `refund.gateway`. */
export const pay = (ctx: StaffContext, id: string, reference: string) =>
  withStep(ctx, id, async (ctx, locked) => {
    const { record } = locked
    if (record.paymentId && record.status === 'approved')
      throw new Refusal(
        'refund.gateway',
        'Dana ini kembali lewat gateway. Tekan "Kirim lewat gateway", atau minta rekening pembeli dahulu.',
        409,
      )
    await recordPaid(ctx, locked, toStaffActor(ctx), reference)
    await recordAudit(ctx, locked, 'Catat pengembalian dana', {
      status: 'paid',
      refunded: moneyToJson(sen(record.amount)).amount,
      transferReference: reference,
    })
  })

/** Has the gateway send it back, in a job. Throws 404, 409 `refund.state` or `refund.gateway`. */
export const send = (ctx: StaffContext, id: string) =>
  withStep(ctx, id, async (ctx, locked) => {
    const { record, take } = locked
    if (!record.paymentId)
      throw new Refusal(
        'refund.gateway',
        'Dana ini dikembalikan dengan transfer. Transfer ke rekening pembeli, lalu catat referensinya.',
        409,
      )
    await take('sending', {})
    await enqueue(ctx.db, { name: 'refunds.send', payload: { refundId: id } })
    await recordAudit(ctx, locked, 'Kirim pengembalian lewat gateway', {
      status: 'sending',
      refunded: moneyToJson(sen(record.amount)).amount,
    })
  })

const notPrepared = (state: RefundStatus) =>
  new Refusal(
    'refund.state',
    'Pengembalian ini belum disiapkan. Siapkan dahulu jumlahnya, lalu rekan lain menyetujuinya.',
    409,
    { detail: { state } },
  )
