import { randomBytes } from 'node:crypto'
import { days, toIsoTime, toJakartaDate } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import { formatDate } from '#platform/format.ts'
import type { AppDeps, StaffContext } from '#platform/http/context.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { hashToken } from '#platform/token-hash.ts'
import { recordAuditEntry } from '#modules/foundation/audit/service.ts'
import { presentDrop } from '../presenter.ts'
import { computeLinkExpiry, MAX_DAYS_AHEAD } from '../rules/link-times.ts'
import * as drops from '../store/drops.ts'
import * as store from '../store/links.ts'

const presentLink = (link: store.DriverLinkRow, now: Date) => ({
  id: link.id,
  createdAt: toIsoTime(link.createdAt),
  expiresAt: toIsoTime(link.expiresAt),
  active: link.revokedAt === null && link.expiresAt > now,
})

/** Stops in order, with what each carries. */
export async function loadDrops({ db }: AppDeps, day: string, phone?: string) {
  const rows = await drops.listDrops(db, day, phone)
  const ids = rows.map(({ id }) => id)
  const lines = ids.length > 0 ? await drops.listDropLines(db, ids) : []
  const linesById = Map.groupBy(lines, ({ deliveryId }) => deliveryId)
  return rows.map((row) => ({ row, drop: presentDrop(row, linesById.get(row.id) ?? []) }))
}

/** The deliveries of a day by driver, with the links that show them. */
export async function listDriverDays(ctx: StaffContext, day: string) {
  const [stops, links] = await Promise.all([loadDrops(ctx, day), store.listLinks(ctx.db, day)])
  const linksByPhone = Map.groupBy(links, ({ phone }) => phone)
  const now = ctx.clock.now()
  const byPhone = Map.groupBy(stops, ({ row }) => row.driver_phone)
  const results = [...byPhone].map(([phone, ofDriver]) => ({
    driver: ofDriver.at(-1)!.row.driver,
    phone,
    deliveries: ofDriver.map(({ row, drop }) => ({
      id: drop.id,
      number: drop.number,
      orderId: row.order_id,
      order: drop.order,
      status: drop.status,
      date: drop.date,
      window: drop.window,
      vehicle: drop.vehicle,
      plate: drop.plate,
      place: drop.place,
      weightKg: drop.weightKg,
      receivedBy: drop.receivedBy,
    })),
    links: (linksByPhone.get(phone) ?? []).map((link) => presentLink(link, now)),
  }))
  return { results: results.toSorted((a, b) => a.driver.localeCompare(b.driver)) }
}

/** Makes a link for a driver and a day; its token is not stored. Throws 422 `driver.day`. */
export const makeLink = (
  ctx: StaffContext,
  { driver, phone, day }: { driver: string; phone: string; day: string },
) =>
  withTransaction(ctx, async (ctx) => {
    const at = ctx.clock.now()
    assertLinkDay(day, at)
    const token = randomBytes(24).toString('base64url')
    const link = await store.insertLink(ctx.db, {
      tokenHash: hashToken(token),
      driver,
      phone,
      day,
      at,
      expiresAt: computeLinkExpiry(day),
    })
    await recordLinkAudit(ctx, 'Buat tautan sopir', link)
    return { ...presentLink(link, at), token }
  })

function assertLinkDay(day: string, at: Date): void {
  const latest = toJakartaDate(new Date(at.getTime() + days(MAX_DAYS_AHEAD)))
  if (day >= toJakartaDate(at) && day <= latest) return
  throw Refusal.field(
    'day',
    'driver.day',
    `Tautan dibuat untuk hari ini sampai ${MAX_DAYS_AHEAD} hari lagi. Pilih hari lain.`,
  )
}

/** Revokes a link at once. Throws 404. */
export const revokeLink = (ctx: StaffContext, id: string): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const link = await store.revokeLink(ctx.db, id, ctx.clock.now())
    if (!link) throw notFound()
    await recordLinkAudit(ctx, 'Cabut tautan sopir', link)
  })

const recordLinkAudit = (ctx: StaffContext, action: string, link: store.DriverLinkRow) =>
  recordAuditEntry(ctx, {
    action,
    entityType: 'driver_link',
    entityId: link.id,
    entityLabel: `${link.driver}, ${formatDate(link.day)}`,
    after: { driver: link.driver, driverPhone: link.phone, date: link.day },
  })
