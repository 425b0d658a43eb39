import { withTransaction } from '#platform/database/database.ts'
import { formatDate } from '#platform/format.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { recordAuditEntry } from '#modules/foundation/audit/service.ts'
import * as store from '../store/drops.ts'

type DropOrder = {
  day: string
  phone: string
  seen: readonly string[]
  deliveries: readonly string[]
}

/**
 * Puts the drops of a driver's day in order. Throws 409 `driver.drops_changed` where they are not those that the
 * caller saw, 422 `driver.drops` where the new order is not of the same drops.
 */
export const orderDrops = (ctx: StaffContext, { day, phone, seen, deliveries }: DropOrder) =>
  withTransaction(ctx, async (ctx) => {
    await store.lockDriverDay(ctx.db, day, phone)
    const drops = await store.listDrops(ctx.db, day, phone)
    if (drops.map(({ id }) => id).join() !== seen.join())
      throw new Refusal(
        'driver.drops_changed',
        'Antaran sopir ini baru saja berubah. Periksa urutan yang sekarang, lalu ubah lagi.',
        409,
      )
    if (deliveries.toSorted().join() !== seen.toSorted().join())
      throw Refusal.field(
        'deliveries',
        'driver.drops',
        'Urutan harus memuat semua antaran, satu kali.',
      )
    await store.saveDropOrder(ctx.db, { day, phone, deliveries })
    const numbers = new Map(drops.map(({ id, number }) => [id, number]))
    await recordAuditEntry(ctx, {
      action: 'Urutkan antaran sopir',
      entityType: 'driver_day',
      entityId: day,
      entityLabel: `${drops.at(-1)!.driver}, ${formatDate(day)}`,
      before: { deliveries: drops.map(({ number }) => number) },
      after: { deliveries: deliveries.map((id) => numbers.get(id)) },
    })
  })
