import { toIsoTime } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { AppDeps, StaffContext } from '#platform/http/context.ts'
import { moneyFromJson, moneyToJson, sen, type MoneyJson } from '#platform/money.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { recordAuditEntry } from '#modules/foundation/audit/service.ts'
import { loadQueuePage } from '#modules/foundation/staff-tasks/service.ts'
import { listColleagues } from '#modules/people/staff/service/colleagues.ts'
import { presentEmail } from '#modules/people/identity/rules/accounts.ts'
import * as emails from '../emails.ts'
import { presentLine } from '../presenter.ts'
import { listStaffNegotiationActions } from '../rules/actions.ts'
import { computeMarginPercent } from '../rules/margin.ts'
import { openNegotiationStatuses, NegotiationStatus } from '../rules/negotiation-status.ts'
import { findCurrentPrice } from '../rules/totals.ts'
import type { NegotiationLineRow } from '../store/lines.ts'
import * as lists from '../store/lists.ts'
import { insertMessages } from '../store/messages.ts'
import * as store from '../store/negotiations.ts'
import { findPricingFacts, saveCost, type PricingFacts } from '../store/pricing-facts.ts'
import { assertLine, loadHeader } from './buyer-service.ts'
import { estimateFreight } from './freight-estimate.ts'
import { recordNegotiationAudit } from './offer.ts'
import { loadTerms } from './terms.ts'
import { lockNegotiation } from './transitions.ts'

/** A page of the staff's queue, with the number of negotiations in each status. */
export async function listQueue(
  ctx: StaffContext,
  { own, ...query }: Omit<lists.NegotiationQueueQuery, 'handlerId'> & { own?: boolean | undefined },
) {
  const [{ results, ...page }, countsByStatus] = await Promise.all([
    loadQueuePage(
      ctx,
      { since: 'updatedAt', list: lists.listQueue, count: lists.countQueue },
      { ...query, handlerId: own ? ctx.staff.staffId : undefined },
    ),
    lists.countByStatus(ctx.db),
  ])
  const counts = Object.fromEntries(
    NegotiationStatus.map((status) => [status, countsByStatus.get(status) ?? 0]),
  )
  const presented = results.map(({ companyId, company, buyerName, value, validUntil, ...row }) => ({
    ...row,
    buyer: company ?? buyerName,
    isBusiness: companyId !== null,
    value: moneyToJson(sen(value)),
    validUntil: validUntil && toIsoTime(validUntil),
  }))
  return { ...page, results: presented, counts }
}

/** One negotiation with what helps to price it. Throws 404. */
export async function show(ctx: StaffContext, id: string) {
  const record = await requireRecord(ctx, id)
  const actions = listStaffNegotiationActions(record.status)
  const [header, { lines }, staff] = await Promise.all([
    loadHeader(ctx, record, { isStaff: true, actions }),
    loadTerms(ctx, record),
    listColleagues(ctx, 'sales'),
  ])
  const [facts, freightEstimate] = await Promise.all([
    findPricingFacts(
      ctx.db,
      lines.map(({ variantId }) => variantId),
      record,
    ),
    estimateFreight(ctx, record, lines),
  ])
  const { buyerName: name, buyerEmail, buyerPhone: phone, company } = record
  return {
    header,
    lines: lines.map((line) => presentStaffLine(line, facts.get(line.variantId)!)),
    freightEstimate,
    buyer: { name, email: presentEmail(buyerEmail), phone, company },
    handler: record.handlerId ? { id: record.handlerId, name: record.handler! } : null,
    purchaseOrder:
      record.purchaseOrderId && record.purchaseOrderNumber
        ? { id: record.purchaseOrderId, number: record.purchaseOrderNumber }
        : null,
    colleagues: staff.map(({ id, name }) => ({ id, name })),
  }
}

const presentStaffLine = (line: NegotiationLineRow, { cost, lastPaid }: PricingFacts) => ({
  ...presentLine(line),
  cost: cost && moneyToJson(cost),
  marginPercent: cost && computeMarginPercent(findCurrentPrice(line), cost),
  lastPaid: lastPaid && { price: moneyToJson(lastPaid.price), at: toIsoTime(lastPaid.at) },
})

/** Assigns a negotiation to a colleague, or to no one. Throws 404, 409 `negotiation.ended`, 422. */
export const assign = (ctx: StaffContext, id: string, staffId: string | null): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const record = await lockNegotiation(ctx, id)
    if (!openNegotiationStatuses.some((status) => status === record.status))
      throw new Refusal(
        'negotiation.ended',
        'Negosiasi ini sudah selesai, jadi tidak perlu petugas lagi.',
        409,
        { detail: { state: record.status } },
      )
    const colleague = (await listColleagues(ctx, 'sales')).find((each) => each.id === staffId)
    if (staffId !== null && !colleague) {
      const message = 'Rekan ini tidak lagi bertugas di penjualan. Pilih yang lain.'
      throw Refusal.field('staffId', 'negotiation.colleague', message)
    }
    const handler = colleague?.name ?? null
    await store.update(ctx.db, id, { handler_id: colleague?.id ?? null, handler })
    await recordNegotiationAudit(ctx, record, 'Serahkan negosiasi', null, { petugas: handler })
    if (colleague && colleague.id !== ctx.staff.staffId && record.status === 'submitted')
      await emails.queueWaitingEmails(ctx, { ...record, handlerId: colleague.id, handler })
  })

/** Writes to the buyer, or a note for colleagues. Throws 404. */
export const writeMessage = (
  ctx: StaffContext,
  id: string,
  { text, lineId, internal }: { text: string; lineId?: string | undefined; internal: boolean },
): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const record = await lockNegotiation(ctx, id)
    if (lineId) await assertLine(ctx, record, lineId)
    const { name } = ctx.staff
    const at = ctx.clock.now()
    await insertMessages(ctx.db, id, [
      { lineId: lineId ?? null, author: 'staff', name, text, internal, at },
    ])
    if (!internal) await emails.queueReplyEmail(ctx, record, text)
  })

/** Writes down what a variant costs the shop. Throws 404, 422 `negotiation.cost`. */
export const setCost = (ctx: StaffContext, variantId: number, cost: MoneyJson): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const amount = moneyFromJson(cost)
    if (amount <= 0)
      throw Refusal.field('cost', 'negotiation.cost', 'Tulis harga beli yang lebih dari nol.')
    const saved = await saveCost(ctx.db, variantId, amount, ctx.clock.now())
    if (!saved) throw notFound()
    await recordAuditEntry(ctx, {
      action: 'Ubah harga beli',
      entityType: 'variant',
      entityId: String(variantId),
      entityLabel: saved.sku,
      before: saved.before === null ? null : { hargaBeli: moneyToJson(sen(saved.before)).amount },
      after: { hargaBeli: cost.amount },
    })
  })

async function requireRecord({ db }: AppDeps, id: string): Promise<store.NegotiationRecord> {
  const record = await store.find(db, id)
  if (!record) throw notFound()
  return record
}
