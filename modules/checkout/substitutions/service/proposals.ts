import type { z } from 'zod'
import { hours } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import { formatDateTime } from '#platform/format.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { toStaffActor } from '#platform/http/staff-actor.ts'
import { moneyFromJson, multiply } from '#platform/money.ts'
import { Refusal } from '#platform/refusal.ts'
import { recordOrderAudit } from '#modules/selling/orders/service/order-audit.ts'
import { loadAvailableStock } from '#modules/catalogue/stock/service/stock.ts'
import * as orders from '#modules/selling/orders/service/orders.ts'
import { showLinePart } from '#modules/selling/orders/service/replace-line.ts'
import { describeReplaced, describeSubstitute, queueProposedEmail } from '../emails.ts'
import { assertNotDearer, assertQuantity } from '../rules/proposal.ts'
import { resolveStatus, substitutionStateMachine } from '../rules/substitution-status.ts'
import type { staffSubstitutionCalls } from '../staff-contract.ts'
import { findGoods, findOrderFacts, type SubstituteGoods } from '../store/goods.ts'
import * as store from '../store/substitutions.ts'
import {
  assertOrderOpen,
  presentList,
  requireChangeableInvoice,
  requireLine,
  requireSubstitution,
} from './load.ts'

type ProposalInput = z.output<typeof staffSubstitutionCalls.propose.body>

/** How long the buyer has: two days, over a weekend's Sunday. */
const TTL_MS = hours(48)

/** The substitutions of an order, for staff. Throws 404. */
export const listOfOrder = (ctx: StaffContext, orderId: string) =>
  findOrderFacts(ctx.db, orderId).then(({ status }) => presentList(ctx, { id: orderId, status }))

/**
 * Proposes other goods for what is in no delivery of a line, and tells the buyer; nothing changes before they agree.
 * Throws 404, 409 `order.state`, `substitution.state` where another one is open, `substitution.reported`, 422 by field.
 */
export const propose = (ctx: StaffContext, orderId: string, input: ProposalInput) =>
  withTransaction(ctx, async (ctx) => {
    const order = await orders.lockOrder(ctx, orderId)
    assertOrderOpen(order)
    await requireChangeableInvoice(ctx, orderId)
    const line = await requireLine(ctx, orderId, input.lineId)
    await assertNoneOpen(ctx, orderId, input.lineId)
    assertQuantity('replacedQty', line, input.replacedQty, line.left, 'belum disiapkan kirim')
    const goods = await requireGoods(ctx, input, line)
    const unitPrice = moneyFromJson(input.unitPrice)
    if (unitPrice <= 0)
      throw Refusal.field('unitPrice', 'substitution.price', 'Tulis harga lebih dari nol.')
    const replaced = await showLinePart(ctx, orderId, {
      lineId: input.lineId,
      quantity: input.replacedQty,
    })
    const total = multiply(unitPrice, input.qty)
    assertNotDearer(total, replaced.total)
    const now = ctx.clock.now()
    const record: store.NewSubstitution = {
      orderId,
      lineId: input.lineId,
      replacedName: line.name,
      replacedUnit: line.unit,
      replacedQuantity: input.replacedQty,
      replacedTotal: replaced.total,
      variantId: goods.variantId,
      sku: goods.sku,
      name: nameGoods(goods),
      picture: goods.picture,
      unit: goods.unit,
      quantity: input.qty,
      unitPrice,
      total,
      note: input.note || null,
      proposedAt: now,
      proposedBy: ctx.staff.name,
      staffId: ctx.staff.staffId,
      expiresAt: new Date(now.getTime() + TTL_MS),
    }
    await store.insert(ctx.db, record)
    await orders.addNote(
      ctx,
      order,
      toStaffActor(ctx),
      `Barang pengganti diusulkan: ${describeSubstitute(record)} sebagai ganti ${describeReplaced(record)}, berlaku sampai ${formatDateTime(record.expiresAt)}.`,
    )
    await recordAudit(ctx, order, 'Usulkan barang pengganti', record)
    await queueProposedEmail(ctx, order, record)
    return presentList(ctx, order)
  })

/** Takes a proposal back. Throws 404, 409 `substitution.state`. */
export const withdraw = (ctx: StaffContext, orderId: string, id: string) =>
  withTransaction(ctx, async (ctx) => {
    const order = await orders.lockOrder(ctx, orderId)
    const record = await requireSubstitution(ctx, orderId, id)
    const status = substitutionStateMachine.transition(record.status, 'withdrawn', 'staff')
    await store.saveStatus(ctx.db, id, status, ctx.clock.now())
    const note = `Usulan barang pengganti ${describeSubstitute(record)} ditarik.`
    await orders.addNote(ctx, order, toStaffActor(ctx), note)
    await recordAudit(ctx, order, 'Tarik barang pengganti', record)
    return presentList(ctx, order)
  })

const nameGoods = ({ productName, variantName }: SubstituteGoods): string =>
  variantName === '' ? productName : `${productName}, ${variantName}`

/** The goods of a SKU with enough free stock where the line's stock is. Throws 422 by field. */
async function requireGoods(
  { db }: StaffContext,
  { sku, qty }: ProposalInput,
  line: { variantId: number; warehouseId: number },
): Promise<SubstituteGoods> {
  const goods = await findGoods(db, { sku })
  const refuse = (message: string) => Refusal.field('sku', 'substitution.sku', message)
  if (!goods) throw refuse('Tidak ada barang yang dijual dengan SKU ini. Periksa tulisannya.')
  if (goods.variantId === line.variantId)
    throw refuse('Ini barang yang sama. Tulis SKU barang lain.')
  const stock = (await loadAvailableStock(db, [goods.variantId])).get(goods.variantId) ?? []
  const there = stock.find(({ warehouseId }) => warehouseId === line.warehouseId)
  const free = Math.max(0, there?.free ?? 0)
  const named = { ...goods, name: nameGoods(goods) }
  assertQuantity('qty', named, qty, free, 'bebas di gudang yang sama')
  return goods
}

async function assertNoneOpen(ctx: StaffContext, orderId: string, lineId: string): Promise<void> {
  const now = ctx.clock.now()
  const open = (await store.listOfOrder(ctx.db, orderId)).find(
    (each) => each.lineId === lineId && resolveStatus(each, now) === 'open',
  )
  if (open)
    throw new Refusal(
      'substitution.state',
      'Usulan untuk barang ini masih menunggu pembeli. Tarik dulu sebelum mengusulkan yang lain.',
      409,
      { detail: { state: 'open' } },
    )
}

const recordAudit = (
  ctx: StaffContext,
  order: orders.LockedOrder,
  action: string,
  record: store.NewSubstitution,
) =>
  recordOrderAudit(ctx, order, action, {
    after: { barang: describeReplaced(record), pengganti: describeSubstitute(record) },
  })
