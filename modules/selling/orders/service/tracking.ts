import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import { days, toIsoTime } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { AppDeps, BuyerContext, Context } from '#platform/http/context.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { hashToken } from '#platform/token-hash.ts'
import type { AgreedDelivery } from '../contract.ts'
import { listDeliveries } from '../store/order-deliveries.ts'
import { findTracked, insertTrackingLink } from '../store/tracking-links.ts'
import { lockOrder } from './orders.ts'

/** How long a link shows its delivery (ms). */
const LINK_TTL_MS = days(30)

/** The path of the page that a link opens. */
const buildTrackingPath = (token: string) => `/lacak?${new URLSearchParams({ kode: token })}`

/**
 * Makes a link that shows a delivery without an account; its token is not stored. `isShared`: by the buyer, who has it
 * at once. Returns its address.
 */
export async function makeTrackingLink(
  deps: AppDeps,
  deliveryId: string,
  { isShared }: { isShared: boolean } = { isShared: false },
): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  const expiresAt = new Date(deps.clock.now().getTime() + LINK_TTL_MS)
  await insertTrackingLink(deps.db, {
    tokenHash: hashToken(token),
    deliveryId,
    expiresAt,
    isShared,
  })
  return `${deps.shop.publicOrigin}${buildTrackingPath(token)}`
}

/**
 * Makes one more link to a delivery on its way, for its buyer to pass on; earlier ones stay. Throws 404, 409
 * `tracking.state`.
 */
export const shareTracking = (ctx: BuyerContext, orderId: string, deliveryId: string) =>
  withTransaction(ctx, async (ctx) => {
    await lockOrder(ctx, orderId, ctx.buyer.accountId)
    const delivery = (await listDeliveries(ctx.db, orderId)).find(({ id }) => id === deliveryId)
    if (!delivery) throw notFound()
    if (delivery.status !== 'on_the_way')
      throw new Refusal(
        'tracking.state',
        'Tautan lacak hanya bisa dibuat selama barangnya dalam perjalanan.',
        409,
      )
    return { url: await makeTrackingLink(ctx, deliveryId, { isShared: true }) }
  })

const toIsoOrNull = (at: Date | null) => at && toIsoTime(at)

/** A delivery as its link shows it. Throws 404 `tracking.link_dead`. */
export async function showTracked({ db, clock }: Context, token: string) {
  const link = await findTracked(db, hashToken(token), clock.now())
  const deliveries = link ? await listDeliveries(db, link.orderId) : []
  const delivery = deliveries.find(({ id }) => id === link?.id)
  if (!link || !delivery)
    throw new Refusal(
      'tracking.link_dead',
      'Tautan lacak ini sudah tidak berlaku. Minta yang baru kepada pemesannya.',
      404,
    )
  const { vehicle, plate, driver } = delivery
  return {
    number: delivery.number,
    status: delivery.status,
    date: delivery.date,
    window: (link.agreed as z.output<typeof AgreedDelivery>).window,
    onTheWay:
      delivery.status === 'on_the_way' ? { vehicle, plate, driver: driver.split(' ')[0]! } : null,
    lines: delivery.lines.map(({ name, unit, qty, refused }) => ({ name, unit, qty, refused })),
    shippedAt: toIsoOrNull(delivery.shippedAt),
    arrivedAt: toIsoOrNull(delivery.arrivedAt),
    receivedAt: toIsoOrNull(delivery.receivedAt),
  }
}
