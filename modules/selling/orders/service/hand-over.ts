import type { AppDeps } from '#platform/http/context.ts'
import type { UploadedFile } from '#platform/contract/call.ts'
import { storeFile } from '#modules/foundation/files/service/stored-files.ts'
import type { RefusedLine } from '../rules/refused-lines.ts'
import * as store from '../store/deliveries.ts'
import * as proofs from '../store/delivery-proofs.ts'
import { withLockedDelivery } from './locked-delivery.ts'
import type { OrderEventActor } from './orders.ts'
import { recordReceipt } from './record-receipt.ts'

export type Handover = {
  /** The same key is the same handover: a second one changes nothing. */
  key: string
  receivedBy: string
  /** When it happened, by the driver's phone. */
  at: Date
  refused: readonly RefusedLine[]
  photo: UploadedFile | undefined
}

/** A phone's time, clamped between the departure and now: its clock may be wrong. */
const limitTime = (at: Date, earliest: Date | null, now: Date): Date =>
  at > now ? now : earliest && at < earliest ? earliest : at

/**
 * A driver hands a delivery over: recipient, photo, and what was refused. Sent again with the same key it
 * changes nothing. Throws 404, 409 `delivery.state`, 422 `delivery.refused`.
 */
export const handOver = (
  deps: AppDeps,
  deliveryId: string,
  actor: OrderEventActor,
  { key, receivedBy, at, refused, photo }: Handover,
) =>
  withLockedDelivery(deps, deliveryId, async (deps, order, delivery) => {
    const proof = await proofs.findProof(deps.db, delivery.id)
    if (proof?.requestKey === key) return
    const now = deps.clock.now()
    const receipt = {
      receivedBy,
      at: limitTime(at, delivery.shippedAt, now),
      actor,
      isUndoable: false,
      refused,
    }
    await recordReceipt(deps, order, delivery, receipt)
    const photoId = photo && (await storeFile(deps, { file: photo, purpose: 'delivery-proof' }))
    await proofs.insertProof(deps.db, {
      deliveryId: delivery.id,
      requestKey: key,
      photoId: photoId ?? null,
      recordedAt: now,
    })
  })

/** A driver has arrived; the first time counts. Throws 404. */
export const recordArrival = (deps: AppDeps, deliveryId: string, at: Date) =>
  withLockedDelivery(deps, deliveryId, async (deps, _order, delivery) => {
    if (delivery.status !== 'on_the_way') return
    const arrivedAt = limitTime(at, delivery.shippedAt, deps.clock.now())
    await store.saveArrival(deps.db, delivery.id, arrivedAt)
  })
