import { withTransaction } from '#platform/database/database.ts'
import type { BuyerContext } from '#platform/http/context.ts'
import { listBuyerActions } from '../rules/actions.ts'
import { orderStateMachine } from '../rules/order-status.ts'
import { savePoNumber } from '../store/order-status.ts'
import { lockOrder } from './orders.ts'
import { attachPoFile } from './po-file.ts'

/**
 * Saves the number, and the file where one is given, of the buyer's own purchase order while the order is open.
 * Throws 404, 409 `order.state`, 422 `file.gone`.
 */
export const setPurchaseOrder = (
  ctx: BuyerContext,
  id: string,
  { poNumber, poFileId }: { poNumber: string; poFileId?: string | undefined },
): Promise<{ poNumber: string }> =>
  withTransaction(ctx, async (ctx) => {
    const { status } = await lockOrder(ctx, id, ctx.buyer.accountId)
    const action = listBuyerActions(status).find(({ code }) => code === 'po_number')
    if (!action?.available) throw orderStateMachine.refuse(status)
    await savePoNumber(ctx.db, id, poNumber)
    if (poFileId) await attachPoFile(ctx, id, { id: poFileId, ownerId: ctx.buyer.accountId })
    return { poNumber }
  })
