import { toIsoTime } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { BuyerContext, AppDeps } from '#platform/http/context.ts'
import { type Money, sen, moneyToJson } from '#platform/money.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import * as orderCancellation from '#modules/checkout/order-cancellation/service.ts'
import { confirmCredit } from '#modules/finance/credit-terms/service/credit.ts'
import { findCurrentOfOrder, putOnTerms } from '#modules/finance/invoices/service.ts'
import { queueEmail } from '#modules/foundation/notifications/service.ts'
import {
  findMembership,
  listApprovers,
  loadMembership,
} from '#modules/people/company-members/service.ts'
import type { PoRules } from '#modules/people/company-members/rules.ts'
import * as orders from '#modules/selling/orders/service/orders.ts'
import { writeApprovalDecisionEmail, writeApprovalRequestEmail } from './emails.ts'
import {
  assertPurchaseOrder,
  canApprove,
  needsApproval,
  type CarriedPurchaseOrder,
} from './rules.ts'
import * as store from './store.ts'

/**
 * Applies the company's rules to an order: the company that has to approve it, undefined where no approval is needed, and
 * whether each of its deliveries is invoiced for itself, which only orders on credit terms are. Throws 422 `order.po_number`, `order.po_file` where the company wants more of its purchase order.
 */
export async function applyCompanyRules(
  deps: Pick<AppDeps, 'db'>,
  order: CarriedPurchaseOrder & { accountId: string; total: Money; paymentType: string },
): Promise<{ approvingCompanyId: string | undefined; invoicesDeliveries: boolean }> {
  const membership = await findMembership(deps, order.accountId)
  if (!membership?.companyId) return { approvingCompanyId: undefined, invoicesDeliveries: false }
  assertPurchaseOrder(membership, order)
  return {
    approvingCompanyId: needsApproval(membership, order.total) ? membership.companyId : undefined,
    invoicesDeliveries: order.paymentType === 'tempo' && membership.invoicesDeliveries === true,
  }
}

/** What orders of that account have to carry of their company's purchase order. */
export async function findPoRules(
  deps: Pick<AppDeps, 'db' | 'reads'>,
  accountId: string,
): Promise<PoRules> {
  const membership = await findMembership(deps, accountId)
  return {
    requiresPoNumber: membership?.requiresPoNumber ?? false,
    requiresPoFile: membership?.requiresPoFile ?? false,
  }
}

/**
 * Who would have to approve an order of that total, and the limit that it is above (sen); undefined where no
 * approval is needed.
 */
export async function previewApproval(ctx: BuyerContext, total: Money) {
  const membership = await findMembership(ctx, ctx.buyer.accountId)
  if (!membership?.companyId || !needsApproval(membership, total)) return undefined
  const approvers = await listApprovers(ctx, membership.companyId)
  return { limit: sen(membership.limit ?? 0), approvers: approvers.map(({ name }) => name) }
}

type OrderToApprove = { id: string; number: string; total: Money; by: string }

/** Asks the company's approvers by e-mail, in the transaction that places the order. */
export async function requestApproval(
  deps: AppDeps,
  order: OrderToApprove,
  companyId: string,
): Promise<void> {
  await store.insertRequest(deps.db, order.id, companyId, deps.clock.now())
  for (const { email } of await listApprovers(deps, companyId))
    await queueEmail(deps, {
      ...writeApprovalRequestEmail(order),
      template: 'company.approval',
      recipient: email,
    })
}

/** Orders that wait for this buyer's approval; none for a purchaser. Throws 404 without a company. */
export async function listApprovals(ctx: BuyerContext) {
  const { companyId, role } = await loadMembership(ctx)
  if (!canApprove(role)) return []
  return (await store.listPending(ctx.db, companyId)).map(
    ({ total, limit, askedAt, lines, ...row }) => ({
      ...row,
      total: moneyToJson(sen(total)),
      limit: limit === null ? null : moneyToJson(sen(limit)),
      askedAt: toIsoTime(askedAt),
      lines: lines.map((line) => ({ ...line, total: moneyToJson(sen(line.total)) })),
    }),
  )
}

/**
 * Approves an order, which then waits for its payment, or refuses it, which cancels it, and notifies the
 * purchaser. Throws 404, 409 `order.state`, `credit.frozen`, 422 `people.not_approver`, `people.reason`.
 */
export const decide = (
  ctx: BuyerContext,
  orderId: string,
  { approve, note }: { approve: boolean; note?: string | undefined },
): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const { companyId, role } = await loadMembership(ctx)
    const order = await orders.lockOrder(ctx, orderId)
    const { accountId: by, name } = ctx.buyer
    const decision = { orderId, companyId, by, approve, note: note ?? null, at: ctx.clock.now() }
    if (!(await store.saveDecision(ctx.db, decision))) {
      // Another company's order is a 404, the same as a missing one.
      const decided = await store.findDecision(ctx.db, decision)
      throw decided ? refuseSecondDecision(order, decided) : notFound()
    }
    if (!canApprove(role))
      throw new Refusal(
        'people.not_approver',
        'Hanya penyetuju atau pemilik yang boleh memutuskan.',
      )
    if (!approve && !note) {
      const message = 'Tulis alasannya, supaya rekan Anda tahu.'
      throw Refusal.field('note', 'people.reason', message)
    }
    const actor = { kind: 'buyer', name } as const
    if (approve && order.paymentType === 'tempo')
      await confirmOnTerms(ctx, order, { companyId, actor })
    else if (approve)
      await orders.transition(ctx, order, 'awaiting_payment', actor, `Disetujui ${name}.`)
    else await orderCancellation.cancelOrder(ctx, order, actor, `Ditolak ${name}: ${note}`)
    const email = writeApprovalDecisionEmail(order, { approve, by: name, note })
    await queueEmail(ctx, { ...email, template: 'company.decision', recipient: order.buyerEmail })
  })

const refuseSecondDecision = (
  { number, status }: Pick<orders.LockedOrder, 'number' | 'status'>,
  { approved, by }: { approved: boolean | null; by: string },
) =>
  new Refusal(
    'order.state',
    `Pesanan ${number} sudah ${approved ? 'disetujui' : 'ditolak'} ${by}. Muat ulang halaman untuk melihat statusnya.`,
    409,
    { detail: { state: status } },
  )

/** On credit terms nothing is paid first; the days count from now on. */
async function confirmOnTerms(
  ctx: BuyerContext,
  order: orders.LockedOrder,
  { companyId, actor }: { companyId: string; actor: orders.OrderEventActor },
): Promise<void> {
  const termsDays = await confirmCredit(ctx, companyId)
  const invoice = await findCurrentOfOrder(ctx, order.id)
  await orders.transition(ctx, order, 'processing', actor, `Disetujui ${actor.name}.`)
  if (invoice) await putOnTerms(ctx, invoice.id, termsDays)
}
