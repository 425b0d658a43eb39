import type { AppDeps } from '#platform/http/context.ts'
import { withdrawHeldMessages } from '#modules/foundation/notifications/service.ts'
import * as emails from '../emails.ts'
import { toHoldKey } from '../rules/undo-step.ts'
import { deleteTrackingLinks } from '../store/tracking-links.ts'
import type { LockedDelivery } from './locked-delivery.ts'
import type { LockedOrder } from './orders.ts'
import { makeTrackingLink } from './tracking.ts'

/** Writes to the buyer that a delivery has departed, to be sent once that cannot be taken back any more. */
export async function tellDeparture(
  deps: AppDeps,
  order: LockedOrder,
  delivery: LockedDelivery,
  step: emails.HeldStep,
): Promise<void> {
  const trackingUrl = await makeTrackingLink(deps, delivery.id)
  await emails.queueDepartedEmail(deps, order, delivery, trackingUrl, step)
}

/**
 * Tells the buyer of another vehicle or driver of a delivery on its way: in the message of the departure, where that
 * still waits.
 */
export async function tellOtherVehicle(
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
  await tellDeparture(deps, order, delivery, { deliveryId: delivery.id, step: 'departed', takenAt })
}
