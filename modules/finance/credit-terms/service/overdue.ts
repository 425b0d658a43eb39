import { z } from 'zod'
import { days, startOfJakartaDay, toJakartaDate } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { defineSetting, loadSetting } from '#modules/foundation/settings/service.ts'
import { queueFrozenEmails, queueUnfrozenEmails } from '../emails.ts'
import { insertEvent } from '../store/credit-events.ts'
import * as store from '../store/credit-limits.ts'
import { findCompanyCredit } from './credit.ts'

/** How many days after its due day an unpaid invoice freezes its company's limit. */
const freezeAfterDaysSetting = defineSetting('credit.freeze_after_days', z.int().min(0).max(365), 7)

const system = { kind: 'system', name: 'Sistem' } as const

/** Invoices that were due before this freeze their company's limit. */
async function findFreezingDay({ db, clock }: Pick<AppDeps, 'db' | 'clock'>): Promise<Date> {
  const today = startOfJakartaDay(toJakartaDate(clock.now())).getTime()
  return new Date(today - days(await loadSetting(db, freezeAfterDaysSetting)))
}

/** Freezes the limits of companies that owe for too long, and opens those again that have paid. Idempotent. */
export async function settleFrozenLimits(deps: AppDeps): Promise<void> {
  const before = await findFreezingDay(deps)
  for (const companyId of await store.listToFreeze(deps.db, before))
    await withTransaction(deps, (deps) => freezeIfOwed(deps, companyId, before))
  for (const companyId of await store.listFrozenBySystem(deps.db))
    await withTransaction(deps, (deps) => unfreezeIfPaid(deps, companyId))
}

/** Freezes the limit of a company that owes for too long again, because a payment was taken back. */
export async function freezeAgain(deps: AppDeps, companyId: string | null): Promise<void> {
  if (companyId) await freezeIfOwed(deps, companyId, await findFreezingDay(deps))
}

async function freezeIfOwed(deps: AppDeps, companyId: string, before: Date): Promise<void> {
  await store.lockLimit(deps.db, companyId)
  const credit = await findCompanyCredit(deps, companyId)
  // Checks again under the lock: it may have been paid or frozen since.
  if (credit?.status !== 'active' || !(await store.owesSince(deps.db, companyId, before))) return
  const at = deps.clock.now()
  const reason = 'Ada tagihan lewat tempo.'
  await store.saveFrozen(deps.db, companyId, { by: 'system', reason }, at)
  await insertEvent(deps.db, companyId, { at, by: system, action: 'Dibekukan', note: reason })
  await queueFrozenEmails(deps, companyId, reason)
}

/**
 * Opens a limit that the system has frozen, once nothing has been owed for too long, in the transaction of the payment.
 * What staff have frozen stays frozen.
 */
export async function unfreezeIfPaid(deps: AppDeps, companyId: string | null): Promise<void> {
  if (!companyId) return
  const credit = await findCompanyCredit(deps, companyId)
  if (credit?.frozenBy !== 'system') return
  await store.lockLimit(deps.db, companyId)
  const locked = await findCompanyCredit(deps, companyId)
  if (locked?.frozenBy !== 'system') return
  if (await store.owesSince(deps.db, companyId, await findFreezingDay(deps))) return
  const at = deps.clock.now()
  await store.saveFrozen(deps.db, companyId, null, at)
  const note = 'Tagihan lewat tempo sudah dibayar.'
  await insertEvent(deps.db, companyId, { at, by: system, action: 'Dibuka', note })
  await queueUnfrozenEmails(deps, companyId)
}
