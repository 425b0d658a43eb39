import type { AppDeps } from '#platform/http/context.ts'
import { withdrawHeldMessages } from '#modules/foundation/notifications/service.ts'
import * as emails from '../emails.ts'
import { toHoldKey } from '../rules/undo-step.ts'
import { deleteTrackingLinks } from '../store/tracking-links.ts'
import type { LockedDelivery } from './locked-delivery.ts'
import type { LockedOrder } from './orders.ts'
import { makeTrackingLink } from './tracking.ts'

/** Queues the buyer's message about a departure, held back until the step can no longer be undone. */
export async function notifyDeparture(
  deps: AppDeps,
  order: LockedOrder,
  delivery: LockedDelivery,
  step: emails.HeldStep,
): Promise<void> {
  const trackingUrl = await makeTrackingLink(deps, delivery.id)
  await emails.queueDepartedEmail(deps, order, delivery, trackingUrl, step)
}

/**
 * Informs the buyer about another vehicle or driver of a delivery on its way. If the message about the departure is
 * still held back, it is replaced.
 */
export async function notifyVehicleChange(
  deps: AppDeps,
  order: LockedOrder,
  delivery: LockedDelivery,
): Promise<void> {
  const key = toHoldKey(delivery.id, 'departed')
  const { isWithdrawn, hadAny } = await withdrawHeldMessages(deps.db, key)
  if (!isWithdrawn || !hadAny)
    return void (await emails.queueVehicleChangedEmail(deps, order, delivery))
  await deleteTrackingLinks(deps.db, delivery.id)
  const takenAt = delivery.shippedAt!
  await notifyDeparture(deps, order, delivery, {
    deliveryId: delivery.id,
    step: 'departed',
    takenAt,
  })
}
