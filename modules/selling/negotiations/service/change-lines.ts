import { formatQuantity } from '#platform/format.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { Refusal } from '#platform/refusal.ts'
import type { NegotiationLineRow } from '../store/lines.ts'
import * as lineStore from '../store/lines.ts'
import { insertMessages } from '../store/messages.ts'
import type { NegotiationRecord } from '../store/negotiations.ts'
import { asBuyerContext } from './buyer-context.ts'
import { loadGoods } from './goods.ts'

/** What staff change of a line in an answer: another quantity, or why it cannot be had. */
export type OfferedLineChange = {
  lineId: string
  qty?: number | undefined
  unavailable?: string | undefined
}

/**
 * Changes quantities and takes out what cannot be had, before the rest is priced; the buyer reads both at the lines.
 * Throws 422 `negotiation.line`, `negotiation.quantity`, `negotiation.gone` at the line, `negotiation.none_left`.
 */
export async function changeLines(
  ctx: StaffContext,
  record: NegotiationRecord,
  lines: readonly NegotiationLineRow[],
  changes: readonly OfferedLineChange[],
): Promise<void> {
  const open = lines.filter(({ status }) => status === 'open')
  const found = changes.flatMap((change, index) => {
    if (change.qty === undefined && !change.unavailable) return []
    const line = open.find(({ id }) => id === change.lineId)
    if (line) return [{ change, line, index }]
    const message = 'Barang ini sudah diputuskan. Muat ulang halaman.'
    throw Refusal.field(`lines.${index}.qty`, 'negotiation.line', message)
  })
  const unavailable = found.filter(({ change }) => change.unavailable)
  if (unavailable.length > 0 && unavailable.length === open.length)
    throw new Refusal(
      'negotiation.none_left',
      'Tidak ada barang yang tersisa untuk ditawarkan. Tolak negosiasi ini saja.',
    )
  for (const { line, change } of unavailable)
    await lineStore.markUnavailable(ctx.db, line.id, change.unavailable!)
  await changeQuantities(
    ctx,
    record,
    found.flatMap(({ line, change: { qty, unavailable: reason }, index }) =>
      reason || qty === undefined || qty === line.qty ? [] : [{ line, qty, index }],
    ),
  )
}

/** The buyer's list price follows the quantity, because its tier does. */
async function changeQuantities(
  ctx: StaffContext,
  record: NegotiationRecord,
  changed: readonly { line: NegotiationLineRow; qty: number; index: number }[],
): Promise<void> {
  if (changed.length === 0) return
  const { accountId, buyerName: name, buyerEmail: email } = record
  const companyId = record.isBusiness ? record.companyId : null
  const { goods } = await loadGoods(
    asBuyerContext(ctx, { accountId, companyId, name, email }),
    changed.map(({ line, qty }) => ({ variantId: line.variantId, qty })),
  )
  for (const [at, { line, qty, index }] of changed.entries()) {
    const offered = goods[at]
    const problem = offered?.problem
    if (problem) throw Refusal.field(`lines.${index}.qty`, problem.code, problem.message)
    await lineStore.saveQuantity(ctx.db, line.id, qty, offered?.listPrice ?? line.listPrice)
  }
  await insertMessages(
    ctx.db,
    record.id,
    changed.map(({ line, qty }) => ({
      lineId: line.id,
      author: 'staff' as const,
      name: ctx.staff.name,
      text: `Jumlah kami ubah dari ${formatQuantity(line.qty)} menjadi ${formatQuantity(qty)} ${line.unit}.`,
      internal: false,
      at: ctx.clock.now(),
    })),
  )
}
