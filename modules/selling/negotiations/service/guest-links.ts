import { randomBytes } from 'node:crypto'
import { days, toIsoTime } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { AppDeps, BuyerContext, Context } from '#platform/http/context.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { hashToken } from '#platform/token-hash.ts'
import * as emails from '../emails.ts'
import { presentLine } from '../presenter.ts'
import { GUEST_LINK_DAYS, MAX_GUEST_LINKS } from '../rules/limits.ts'
import * as links from '../store/guest-links.ts'
import { insertMessages } from '../store/messages.ts'
import * as store from '../store/negotiations.ts'
import { loadHeader, requireOwn } from './buyer-service.ts'
import { loadTerms } from './terms.ts'
import { lockNegotiation } from './transitions.ts'

const isOpen = ({ expiresAt, revokedAt }: links.GuestLinkRow, now: Date) =>
  revokedAt === null && expiresAt > now

const presentLink = (link: links.GuestLinkRow, now: Date) => ({
  id: link.id,
  name: link.name,
  createdAt: toIsoTime(link.createdAt),
  expiresAt: toIsoTime(link.expiresAt),
  active: isOpen(link, now),
})

/** The links of a negotiation. Throws 404. */
export async function listGuestLinks(ctx: BuyerContext, id: string) {
  const { id: negotiationId } = await requireOwn(ctx, id)
  const rows = await links.listLinks(ctx.db, negotiationId)
  return { results: rows.map((link) => presentLink(link, ctx.clock.now())) }
}

/**
 * Makes a link for a colleague without an account, who reads and comments until it expires. Throws 404, 422
 * `negotiation.too_many_links`.
 */
export const shareLink = (ctx: BuyerContext, id: string, name: string) =>
  withTransaction(ctx, async (ctx) => {
    const { id: negotiationId } = await lockNegotiation(ctx, id, ctx.buyer.accountId)
    const at = ctx.clock.now()
    const open = (await links.listLinks(ctx.db, negotiationId)).filter((link) => isOpen(link, at))
    if (open.length >= MAX_GUEST_LINKS)
      throw new Refusal(
        'negotiation.too_many_links',
        `Paling banyak ${MAX_GUEST_LINKS} tautan sekaligus. Cabut yang tidak dipakai lagi.`,
      )
    const token = randomBytes(24).toString('base64url')
    const expiresAt = new Date(at.getTime() + days(GUEST_LINK_DAYS))
    const link = await links.insertLink(ctx.db, {
      negotiationId,
      tokenHash: hashToken(token),
      name,
      at,
      expiresAt,
    })
    return { ...presentLink(link, at), token }
  })

/** Revokes a link at once. Throws 404. */
export async function revokeLink(ctx: BuyerContext, id: string, linkId: string): Promise<void> {
  const { id: negotiationId } = await requireOwn(ctx, id)
  if (!(await links.revokeLink(ctx.db, negotiationId, linkId, ctx.clock.now()))) throw notFound()
}

/** What a guest reads. Throws 404 `negotiation.link_dead`. */
export async function showToGuest(ctx: Context, token: string) {
  const { link, record } = await requireLink(ctx, token)
  const [header, { lines }] = await Promise.all([
    loadHeader(ctx, record, { isStaff: false, actions: [] }),
    loadTerms(ctx, record),
  ])
  return {
    guest: link.name,
    expiresAt: toIsoTime(link.expiresAt),
    header: { ...header, order: null, address: null },
    lines: lines.map(presentLine),
  }
}

/** A guest's comment, which both sides read. Throws 404 `negotiation.link_dead`. */
export const writeGuestMessage = (ctx: Context, token: string, text: string): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const { link, record } = await requireLink(ctx, token)
    const { name } = link
    const at = ctx.clock.now()
    await insertMessages(ctx.db, record.id, [
      { lineId: null, author: 'guest', name, text, internal: false, at },
    ])
    await emails.queueMessageEmail(ctx, record, 'Tamu pembeli')
  })

/** The same answer for a link that expired, was revoked or never existed. */
async function requireLink({ db, clock }: AppDeps, token: string) {
  const link = await links.findOpenLink(db, hashToken(token), clock.now())
  const record = link && (await store.find(db, link.negotiationId))
  if (link && record) return { link, record }
  throw new Refusal(
    'negotiation.link_dead',
    'Tautan ini sudah tidak berlaku. Minta tautan baru kepada pengirimnya.',
    404,
  )
}
