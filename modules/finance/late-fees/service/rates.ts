import { z } from 'zod'
import { toJakartaDate } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { recordAuditEntry } from '#modules/foundation/audit/service.ts'
import {
  changeSetting,
  defineSetting,
  loadSetting,
  lockSetting,
} from '#modules/foundation/settings/service.ts'
import type { LateFeeRate } from '../rules/late-fee.ts'

/** The dated table of late fees. Empty until staff enter it: no fee is invented. */
export const lateFeeSetting = defineSetting(
  'invoices.late-fees',
  z.object({
    rates: z.array(
      z.object({ from: z.string(), percentPerDay: z.number(), maxPercent: z.number() }),
    ),
  }),
  { rates: [] },
)

const LABEL = 'Denda keterlambatan'

/** The table, the newest row first; rows that have begun stay as they are. */
export async function listRates({ db, clock }: StaffContext) {
  const { rates } = await loadSetting(db, lateFeeSetting)
  const today = toJakartaDate(clock.now())
  return {
    results: rates
      .toSorted((a, b) => b.from.localeCompare(a.from))
      .map((rate) => ({ ...rate, hasBegun: rate.from <= today })),
  }
}

/**
 * Adds a row, or replaces the one of the same day. What was charged stays, so a row begins today at the earliest. Throws
 * 422 `late_fee.day`.
 */
export const saveRate = (ctx: StaffContext, rate: LateFeeRate) =>
  change(ctx, (rates, today) => {
    if (rate.from < today)
      throw Refusal.field(
        'from',
        'late_fee.day',
        'Pilih hari ini atau sesudahnya: denda hari yang sudah lewat tidak diubah lagi.',
      )
    return [...rates.filter(({ from }) => from !== rate.from), rate]
  })

/** Removes a row that has not begun. Throws 404, 409 `late_fee.begun`. */
export const removeRate = (ctx: StaffContext, from: string) =>
  change(ctx, (rates, today) => {
    if (!rates.some((rate) => rate.from === from)) throw notFound()
    if (from <= today)
      throw new Refusal(
        'late_fee.begun',
        'Denda ini sudah berlaku. Tambahkan baris baru dengan 0% untuk menghentikannya.',
        409,
      )
    return rates.filter((rate) => rate.from !== from)
  })

const change = (
  ctx: StaffContext,
  toChanged: (rates: readonly LateFeeRate[], today: string) => LateFeeRate[],
) =>
  withTransaction(ctx, async (ctx) => {
    await lockSetting(ctx.db, lateFeeSetting.key)
    const before = await loadSetting(ctx.db, lateFeeSetting)
    const changed = toChanged(before.rates, toJakartaDate(ctx.clock.now()))
    const rates = changed.toSorted((a, b) => a.from.localeCompare(b.from))
    await changeSetting(ctx.db, lateFeeSetting, { rates }, ctx.clock.now())
    await recordAuditEntry(ctx, {
      action: 'Ubah pengaturan',
      entityType: 'setting',
      entityId: LABEL,
      entityLabel: LABEL,
      before: describe(before.rates),
      after: describe(rates),
    })
    return listRates(ctx)
  })

const describe = (rates: readonly LateFeeRate[]) => ({
  rates: rates.map(
    ({ from, percentPerDay, maxPercent }) =>
      `mulai ${from}: ${percentPerDay}% per hari, paling banyak ${maxPercent}%`,
  ),
})
