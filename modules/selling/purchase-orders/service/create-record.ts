import type { z } from 'zod'
import { withTransaction } from '#platform/database/database.ts'
import { takeDocumentNumber } from '#platform/database/document-numbers.ts'
import type { BuyerContext } from '#platform/http/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { announceTask } from '#modules/foundation/staff-tasks/service.ts'
import { attachUploads } from '#modules/foundation/files/service/temporary-uploads.ts'
import * as addresses from '#modules/people/customers/service/addresses.ts'
import { assertAccountActive } from '#modules/people/identity/service/accounts.ts'
import type { NewPurchaseOrder } from '../contract.ts'
import * as emails from '../emails.ts'
import { presentPurchaseOrder } from '../presenter.ts'
import { purchaseOrderPaymentMethods } from '../payment-method-rules.ts'
import * as lineStore from '../store/lines.ts'
import { purchaseOrderEvents } from '../store/purchase-order-events.ts'
import * as records from '../store/purchase-orders.ts'
import { assertTable, requireCompany } from './access.ts'
import { validateLines } from './validate-lines.ts'

/**
 * Records a purchase order of the buyer's company, and e-mails the sender. Throws 404 for another table,
 * 422 `business.only`, `file.gone`, `upo.address`, `upo.payment`, `upo.unknown`.
 */
export function createRecord(
  ctx: BuyerContext,
  table: string,
  input: z.output<typeof NewPurchaseOrder>,
) {
  assertTable(table)
  const companyId = requireCompany(ctx)
  return withTransaction(ctx, async (ctx) => {
    const { fileId, lines, addressId, ...details } = input
    assertPaymentMethod(details.paymentMethod)
    await assertAccountActive(ctx.db, ctx.buyer.accountId, companyId)
    const address = await snapshotAddress(ctx, addressId)
    const validLines = await validateLines(ctx, lines)
    const { accountId } = ctx.buyer
    await attachUploads(ctx, accountId, {
      ids: [fileId],
      upload: 'purchase-order',
      field: 'fileId',
    })
    const at = ctx.clock.now()
    const number = await takeDocumentNumber(ctx.db, 'UPO', at)
    const id = await records.insert(ctx.db, {
      ...details,
      number,
      companyId,
      accountId,
      address,
      fileId,
      at,
    })
    if (validLines.length > 0) await lineStore.insert(ctx.db, id, validLines)
    await purchaseOrderEvents.insert(ctx.db, id, {
      by: { kind: 'buyer', name: ctx.buyer.name },
      internal: false,
      from: null,
      to: 'new',
      at,
      note: null,
    })
    const record = (await records.find(ctx.db, id))!
    await emails.queueReceivedEmail(ctx, record, validLines.length)
    await announceTask(ctx, 'purchase-order')
    return presentPurchaseOrder(ctx, record)
  })
}

function assertPaymentMethod(code: string): void {
  if (purchaseOrderPaymentMethods.some((method) => method.code === code)) return
  const message = 'Pilih salah satu cara bayar yang ada.'
  throw Refusal.field('paymentMethod', 'upo.payment', message)
}

/** A copy of an address of the buyer, who may change it later. Throws 422 `upo.address`. */
async function snapshotAddress(
  ctx: BuyerContext,
  id: string,
): Promise<records.PurchaseOrderAddress> {
  const found = (await addresses.list(ctx)).results.find((address) => address.id === id)
  if (found) {
    const { isMain: _, isShared: _shared, isOwn: _own, ...address } = found
    return address
  }
  const message = 'Alamat ini tidak ada lagi di buku alamat. Pilih yang lain.'
  throw Refusal.field('addressId', 'upo.address', message)
}
