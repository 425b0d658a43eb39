import { isoTime } from '#platform/clock.ts'
import { withTransaction, type Db } from '#platform/database/database.ts'
import type { BuyerContext, Tools } from '#platform/http/context.ts'
import { type Money, sen, toAnswer } from '#platform/money.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import * as closing from '#modules/invoices/closing.ts'
import { send } from '#modules/notifications/service.ts'
import * as orders from '#modules/orders/service.ts'
import { approvalLetter, decisionLetter } from './letters.ts'
import { mayApprove, needsApproval } from './rules.ts'
import { standingOf } from './service.ts'
import * as store from './store.ts'

/** The company that has to approve an order of that total first; undefined where nobody has to. */
export async function approverFor(
  db: Db,
  accountId: string,
  total: Money,
): Promise<string | undefined> {
  const standing = await store.standingOf(db, accountId)
  if (!standing?.companyId || !needsApproval(standing, total)) return undefined
  return standing.companyId
}

type Waiting = { id: string; number: string; total: Money; by: string }

/** Asks the company's approvers by mail, in the transaction that placed the order. */
export async function askApprovers(tools: Tools, order: Waiting, companyId: string): Promise<void> {
  await store.insertApproval(tools.db, order.id, companyId, tools.clock.now())
  for (const { email } of await store.approversOf(tools.db, companyId))
    await send(tools, { ...approvalLetter(order), template: 'company.approval', recipient: email })
}

/** Orders that wait for the asker's word; none for who has no say. Throws 404 without a company. */
export async function approvals(ctx: BuyerContext) {
  const { companyId, role } = await standingOf(ctx)
  if (!mayApprove(role)) return []
  return (await store.approvals(ctx.db, companyId)).map(
    ({ total, limit, askedAt, lines, ...row }) => ({
      ...row,
      total: toAnswer(sen(total)),
      limit: limit === null ? null : toAnswer(sen(limit)),
      askedAt: isoTime(askedAt),
      lines: lines.map((line) => ({ ...line, total: toAnswer(sen(line.total)) })),
    }),
  )
}

/**
 * Approves an order, which then waits for its payment, or refuses it, which cancels it; the purchaser
 * is told. Throws 404, 409 `order.state`, 422 `people.not_approver`, `people.reason`.
 */
export const decide = (
  ctx: BuyerContext,
  orderId: string,
  { approve, note }: { approve: boolean; note?: string | undefined },
): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const { companyId, role } = await standingOf(ctx)
    const order = await orders.lock(ctx, orderId)
    const { accountId: by, name } = ctx.buyer
    const decision = { orderId, companyId, by, approve, note: note ?? null, at: ctx.clock.now() }
    // Another company's order is as good as none.
    if (!(await store.saveDecision(ctx.db, decision))) throw notFound()
    if (!mayApprove(role))
      throw new Refusal(
        'people.not_approver',
        'Hanya penyetuju atau pemilik yang boleh memutuskan.',
      )
    if (!approve && !note) {
      const message = 'Tulis alasannya, supaya rekan Anda tahu.'
      throw Refusal.field('note', 'people.reason', message)
    }
    const who = { kind: 'buyer', name } as const
    if (approve) await orders.step(ctx, order, 'awaiting_payment', who, `Disetujui ${name}.`)
    else await closing.close(ctx, order, who, `Ditolak ${name}: ${note}`)
    const letter = decisionLetter(order, { approve, by: name, note })
    await send(ctx, { ...letter, template: 'company.decision', recipient: order.buyerEmail })
  })
