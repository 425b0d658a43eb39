import { randomUUID } from 'node:crypto'
import { takeDocumentNumbers } from '#platform/database/document-numbers.ts'
import { executeBatch, type WriteBatch } from '#platform/database/write-batch.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { reserve } from '#modules/catalogue/stock/service/stock.ts'
import { emailWrites } from '#modules/foundation/notifications/service.ts'
import * as approvals from '#modules/checkout/order-approvals/service.ts'
import { APPROVAL_TTL_MS } from '#modules/checkout/order-approvals/rules.ts'
import {
  invoiceWritesWithInitialCodes,
  issueTheOthers,
} from '#modules/finance/payments/service/unique-code.ts'
import { takeCredit } from '#modules/finance/credit-terms/service/credit.ts'
import { computeTermsDue } from '#modules/finance/invoices/rules.ts'
import { takeLimit } from '#modules/finance/loans/service/limits.ts'
import { openLoan } from '#modules/finance/loans/service/open-loan.ts'
import { paymentWrites } from '#modules/finance/gateway/service/open-payment.ts'
import type { NewOrderRecord } from '#modules/selling/orders/rules/new-order.ts'
import { computePaymentDeadline } from '#modules/selling/orders/service/deadlines.ts'
import { isGatewayType, isLenderType } from '#modules/selling/orders/rules/payment-types.ts'
import { attachPoFile } from '#modules/selling/orders/service/po-file.ts'
import { newOrderWrites } from '#modules/selling/orders/service/new-order.ts'
import { writePlacedEmail } from './emails.ts'
import { listReservedLines, type OrderDraft } from './rules/order-draft.ts'
import { priceDraft } from './rules/price-draft.ts'

/** A placed order and the invoice that was issued for it. */
export type PlacedOrder = Pick<
  NewOrderRecord,
  'id' | 'number' | 'status' | 'total' | 'placedAt' | 'expiresAt'
> & { invoiceId: string }

/** A draft with what is decided about it before anything is locked. */
export type DecidedDraft = {
  draft: OrderDraft
  priced: ReturnType<typeof priceDraft>
  /** The company that has to approve the order first; undefined where none has to. */
  approvingCompanyId: string | undefined
  /** Whether each of its deliveries gets an invoice of its own. */
  invoicesDeliveries: boolean
  /** When the order ends unless it is paid, or approved, before; null on credit terms. */
  expiresAt: Date | null
  /** For how many days it is on credit; null where it is paid first. */
  termsDays: number | null
}

/**
 * Prices a draft and decides whether it needs an approval and until when it waits. Only reads. Throws 422
 * `order.po_number`, `order.po_file`.
 */
export async function decideDraft(deps: AppDeps, draft: OrderDraft): Promise<DecidedDraft> {
  const priced = priceDraft(draft)
  const { approvingCompanyId, invoicesDeliveries } = await approvals.applyCompanyRules(deps, {
    ...draft,
    total: priced.total,
  })
  const expiresAt = approvingCompanyId
    ? new Date(deps.clock.now().getTime() + APPROVAL_TTL_MS)
    : draft.paymentType === 'tempo'
      ? null
      : await computePaymentDeadline(deps)
  return { draft, priced, approvingCompanyId, invoicesDeliveries, expiresAt, termsDays: null }
}

/**
 * Places an order in the caller's transaction: decides about it, reserves its stock, and writes order, invoice,
 * e-mail and `alsoWrite` as one statement. Locks stock in the order of variant ids, then the company's credit or its limit
 * at a lender where it is used, then the counters of SO and INV. Throws 422 `stock.short`, `order.po_number`,
 * `order.po_file`, `file.gone`, and as `takeCredit` and `takeLimit` do.
 */
export async function placeOrder(
  ctx: AppDeps,
  draft: OrderDraft,
  alsoWrite: readonly WriteBatch[] = [],
): Promise<PlacedOrder> {
  const decided = await decideDraft(ctx, draft)
  await reserve(ctx.db, listReservedLines(draft))
  const isOnTerms = draft.paymentType === 'tempo'
  const amount = decided.priced.total
  const termsDays = isOnTerms ? await takeCredit(ctx, draft.companyId, amount) : null
  const { paymentType: lender } = draft
  const applicationId = isLenderType(lender)
    ? await takeLimit(ctx, draft.companyId, { lender, amount })
    : null
  const [placed] = await writeOrders(ctx, [{ ...decided, termsDays }], () => alsoWrite)
  if (applicationId && isLenderType(lender))
    await openLoan(ctx, {
      applicationId,
      lender,
      companyId: draft.companyId!,
      orderId: placed!.id,
      invoiceId: placed!.invoiceId,
      amount,
    })
  if (draft.poFileId)
    await attachPoFile(ctx, placed!.id, { id: draft.poFileId, ownerId: draft.accountId })
  const { approvingCompanyId } = decided
  if (approvingCompanyId)
    await approvals.requestApproval(ctx, { ...placed!, by: draft.buyerName }, approvingCompanyId)
  return placed!
}

/**
 * Writes orders whose stock the caller's transaction has reserved, or reserves with `alsoWrite`, as one
 * statement. Their numbers are taken together, as the last of the locks: every other order waits from there to
 * the commit.
 */
export async function writeOrders(
  deps: AppDeps,
  decided: readonly DecidedDraft[],
  alsoWrite: (placed: readonly PlacedOrder[]) => readonly WriteBatch[],
): Promise<PlacedOrder[]> {
  const placedAt = deps.clock.now()
  const numbers = await takeNumbers(deps, decided, placedAt)
  const orders = decided.map((each, index) => buildOrder(each, numbers.SO[index]!, placedAt))
  const invoices = orders.map((order, index) =>
    // A draft is known by its order: numbers are for what is asked for.
    buildInvoice(
      order,
      order.invoicesDeliveries ? order.number : numbers.INV.shift()!,
      decided[index]!.termsDays,
    ),
  )
  const placed = orders.map(({ id, number, status, total, expiresAt }, index) => ({
    id,
    number,
    status,
    total,
    placedAt,
    expiresAt,
    invoiceId: invoices[index]!.id,
  }))
  const emails = orders.map((order, index) =>
    writePlacedEmail(order, decided[index]!.draft.buyerEmail),
  )
  const { issued } = await executeBatch(deps.db, [
    newOrderWrites(orders),
    emailWrites(deps, emails),
    invoiceWritesWithInitialCodes(deps, invoices),
    ...paymentWrites(listPayments(decided, invoices, placedAt)),
    ...alsoWrite(placed),
  ])
  if (issued !== invoices.length) await issueTheOthers(deps, invoices)
  return placed
}

/** A number for each order, and one for each invoice that is issued with it. */
async function takeNumbers(
  { db }: AppDeps,
  decided: readonly DecidedDraft[],
  placedAt: Date,
): Promise<{ SO: string[]; INV: string[] }> {
  const issued = decided.filter(({ invoicesDeliveries }) => !invoicesDeliveries).length
  if (issued === decided.length)
    return takeDocumentNumbers(db, ['SO', 'INV'], placedAt, decided.length)
  const { SO } = await takeDocumentNumbers(db, ['SO'], placedAt, decided.length)
  if (issued === 0) return { SO, INV: [] }
  return { SO, ...(await takeDocumentNumbers(db, ['INV'], placedAt, issued)) }
}

function buildOrder(
  { draft, priced, approvingCompanyId, invoicesDeliveries, expiresAt }: DecidedDraft,
  number: string,
  placedAt: Date,
): NewOrderRecord {
  const {
    buyerEmail: _email,
    prices: _prices,
    rates: _rates,
    bank: _bank,
    poFileId: _poFileId,
    isPoFileElsewhere: _isPoFileElsewhere,
    ...details
  } = draft
  const confirmed = draft.paymentType === 'tempo' ? 'processing' : 'awaiting_payment'
  const status = approvingCompanyId ? 'awaiting_approval' : confirmed
  return {
    ...details,
    ...priced,
    id: randomUUID(),
    number,
    status,
    placedAt,
    expiresAt,
    invoicesDeliveries,
  }
}

const buildInvoice = (order: NewOrderRecord, number: string, termsDays: number | null) => ({
  id: randomUUID(),
  number,
  orderId: order.id,
  accountId: order.accountId,
  companyId: order.companyId,
  buyerName: order.buyerName,
  paymentType: order.paymentType,
  amount: order.total,
  isDraft: order.invoicesDeliveries,
  dueAt: termsDays ? computeTermsDue(order.placedAt, termsDays) : order.expiresAt!,
  termsDays,
})

/** The payments that the gateway is to collect, once somebody may pay. */
const listPayments = (
  decided: readonly DecidedDraft[],
  invoices: readonly ReturnType<typeof buildInvoice>[],
  createdAt: Date,
) =>
  invoices.flatMap(({ id: invoiceId, orderId, paymentType, amount, buyerName }, index) => {
    if (!isGatewayType(paymentType)) return []
    const bank = decided[index]!.draft.bank ?? null
    const by = { kind: 'buyer', name: buyerName } as const
    return [
      {
        id: randomUUID(),
        invoiceId,
        orderId,
        bundleId: null,
        method: paymentType,
        bank,
        amount,
        createdAt,
        by,
      },
    ]
  })
