import { toIsoTime } from '#platform/clock.ts'
import type { UploadedFile } from '#platform/contract/call.ts'
import type { Context } from '#platform/http/context.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { hashToken } from '#platform/token-hash.ts'
import {
  handOver,
  recordArrival,
  type Handover,
} from '#modules/selling/orders/service/hand-over.ts'
import { SENDING_GRACE_MS } from '../rules/link-times.ts'
import { isOfDriver } from '../store/drops.ts'
import * as store from '../store/links.ts'
import { loadDrops } from './links.ts'

/** The drops that a driver's link shows. Throws 404 `driver.link_dead`. */
export async function showDrops(ctx: Context, token: string) {
  const link = await requireLink(ctx, token)
  const stops = await loadDrops(ctx, link.day, link.phone)
  return {
    driver: link.driver,
    day: link.day,
    expiresAt: toIsoTime(link.expiresAt),
    drops: stops.map(({ drop }) => drop),
  }
}

/** Records an arrival. Throws 404, also `driver.link_dead`. */
export async function arrive(ctx: Context, id: string, input: { token: string; at: string }) {
  await requireOwnDelivery(ctx, id, input.token)
  await recordArrival(ctx, id, new Date(input.at))
}

type HandoverForm = Omit<Handover, 'at' | 'photo' | 'refused'> & {
  token: string
  at: string
  refused?: Handover['refused'] | undefined
}

/** Hands a delivery over, once for a key. Throws 404, 409 `delivery.state`, 422 `delivery.refused`. */
export async function handOverByDriver(
  ctx: Context,
  id: string,
  { token, at, refused = [], ...handover }: HandoverForm,
  photo: UploadedFile | undefined,
) {
  const { driver } = await requireOwnDelivery(ctx, id, token)
  const actor = { kind: 'staff', name: `${driver} (sopir)` } as const
  await handOver(ctx, id, actor, { ...handover, at: new Date(at), refused, photo })
}

async function requireOwnDelivery(ctx: Context, id: string, token: string) {
  const link = await requireLink(ctx, token, SENDING_GRACE_MS)
  if (!(await isOfDriver(ctx.db, id, link))) throw notFound()
  return link
}

/** The same answer for a link that expired, was revoked or never existed. */
async function requireLink({ db, clock }: Context, token: string, graceMs = 0) {
  const link = await store.findLink(db, hashToken(token))
  if (link && link.expiresAt.getTime() + graceMs > clock.now().getTime()) return link
  throw new Refusal(
    'driver.link_dead',
    'Tautan ini sudah tidak berlaku. Minta tautan hari ini kepada kantor.',
    404,
  )
}
