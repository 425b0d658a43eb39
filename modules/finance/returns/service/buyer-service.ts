import type { z } from 'zod'
import { withTransaction } from '#platform/database/database.ts'
import { takeDocumentNumber } from '#platform/database/document-numbers.ts'
import type { BuyerContext } from '#platform/http/context.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { announceTask } from '#modules/foundation/staff-tasks/service.ts'
import {
  attachUploads,
  findUploadKinds,
} from '#modules/foundation/files/service/temporary-uploads.ts'
import * as buyerOrders from '#modules/selling/orders/service/buyer-service.ts'
import * as orders from '#modules/selling/orders/service/orders.ts'
import type { returnCalls } from '../contract.ts'
import { queueRequestedEmail } from '../emails.ts'
import { presentReturn, presentReturnableLine } from '../presenter.ts'
import { assertReturnable } from '../rules/return-lines.ts'
import { needsPicture } from '../rules/return-reasons.ts'
import { returnStateMachine } from '../rules/return-status.ts'
import { listDeliveredLines } from '../store/delivered-lines.ts'
import { returnEvents } from '../store/return-events.ts'
import * as store from '../store/returns.ts'
import { loadDetails, requireReturn } from './load-returns.ts'

export type ReturnRequest = z.output<typeof returnCalls.request.body>

/** The kinds of pictures that browsers show. */
const PICTURE_KINDS = new Set(['png', 'jpg', 'jpeg', 'webp'])

/** The returns of one of the buyer's orders, and what can still be returned of it. Throws 404. */
export async function listOfOrder(ctx: BuyerContext, orderId: string) {
  await buyerOrders.assertOwnOrder(ctx, orderId)
  const [records, lines] = await Promise.all([
    store.listOfOrder(ctx.db, orderId),
    listDeliveredLines(ctx.db, orderId),
  ])
  return {
    results: (await loadDetails(ctx, records)).map((each) => presentReturn(each, 'buyer')),
    returnable: lines.map(presentReturnableLine).filter(({ left }) => left > 0),
  }
}

/**
 * Asks for a return of delivered goods. The order is locked, so that two requests cannot both return the same
 * goods. Throws 404, 422 as `assertReturnable` does, `return.pictures`, `file.gone`.
 */
export const requestReturn = (ctx: BuyerContext, orderId: string, input: ReturnRequest) =>
  withTransaction(ctx, async (ctx) => {
    const { accountId, name } = ctx.buyer
    const order = await orders.lockOrder(ctx, orderId, accountId)
    assertReturnable(await listDeliveredLines(ctx.db, orderId), input.lines)
    await attachPictures(ctx, input)
    const at = ctx.clock.now()
    const number = await takeDocumentNumber(ctx.db, 'RTR', at)
    const id = await store.insert(ctx.db, {
      ...input,
      number,
      orderId,
      accountId,
      note: input.note || null,
      at,
    })
    const by = { kind: 'buyer', name } as const
    await returnEvents.insert(ctx.db, id, { from: null, to: 'requested', at, by, note: null })
    await orders.addNote(ctx, order, by, `Retur ${number} diajukan.`)
    await queueRequestedEmail(ctx, { order, number })
    await announceTask(ctx, 'return')
    return presentOne(ctx, id)
  })

/**
 * Takes a return back before its goods are fetched. The order is locked, so that it takes turns with the steps of
 * staff. Throws 404, 409 `return.state`.
 */
export const withdrawReturn = (ctx: BuyerContext, orderId: string, id: string) =>
  withTransaction(ctx, async (ctx) => {
    const { accountId, name } = ctx.buyer
    const order = await orders.lockOrder(ctx, orderId, accountId)
    const record = await requireReturn(ctx, id)
    if (record.orderId !== orderId) throw notFound()
    const to = returnStateMachine.transition(record.status, 'withdrawn', 'buyer')
    const at = ctx.clock.now()
    const by = { kind: 'buyer', name } as const
    await store.saveStatus(ctx.db, id, to, at, {})
    await returnEvents.insert(ctx.db, id, { from: record.status, to, at, by, note: null })
    await orders.addNote(ctx, order, by, `Retur ${record.number} ditarik.`)
    return presentOne(ctx, id)
  })

async function presentOne(ctx: BuyerContext, id: string) {
  const [details] = await loadDetails(ctx, [await requireReturn(ctx, id)])
  return presentReturn(details!, 'buyer')
}

async function attachPictures(ctx: BuyerContext, { lines, pictures }: ReturnRequest) {
  if (pictures.length === 0 && lines.some(({ reason }) => needsPicture(reason)))
    throw Refusal.field(
      'pictures',
      'return.pictures',
      'Lampirkan paling sedikit satu foto barangnya, supaya kami bisa menilainya.',
    )
  const kinds = await findUploadKinds(ctx, pictures)
  if (pictures.some((id) => !PICTURE_KINDS.has(kinds.get(id) ?? 'png')))
    throw Refusal.field('pictures', 'return.pictures', 'Lampirkan foto: PNG, JPG, atau WebP.')
  await attachUploads(ctx, ctx.buyer.accountId, {
    ids: pictures,
    upload: 'attachment',
    field: 'pictures',
  })
}
