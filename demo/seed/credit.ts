import { sql } from 'kysely'
import { withTransaction } from '#platform/database/database.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { moneyToJson, rupiah } from '#platform/money.ts'
import { applyForCredit } from '#modules/finance/credit-terms/service/apply.ts'
import { setLimit } from '#modules/finance/credit-terms/service/decide.ts'
import {
  createBuyerContext,
  createStaffContext,
  loadDemoBuyer,
  loadDemoStaff,
} from './order-history/people.ts'
import { createPastClock, dayBefore } from './order-history/past-clock.ts'

/** Gives the demo's business a credit limit, which its owner applied for the day before. */
export const seedCredit = (deps: AppDeps): Promise<void> =>
  withTransaction(deps, async (deps) => {
    const now = deps.clock.now()
    const clock = createPastClock(dayBefore(now, 21, 10.5))
    const { buyer } = await loadDemoBuyer(deps, 'bisnis@contoh.id')
    await applyForCredit(createBuyerContext(deps, clock, buyer), {
      amount: moneyToJson(rupiah(250_000_000)),
      note: 'Material gudang di Cikarang, dibayar setiap termin.',
      files: [],
    })
    clock.set(dayBefore(now, 20, 14))
    const staff = createStaffContext(deps, clock, await loadDemoStaff(deps, 'finance@contoh.id'))
    await setLimit(staff, buyer.companyId!, {
      amount: moneyToJson(rupiah(250_000_000)),
      grade: 'C',
      revision: 0,
    })
    // E-mails of the past count as sent, so that the worker sends none of them.
    await sql`update message set sent_at = created_at where sent_at is null and created_at < ${now}`.execute(
      deps.db,
    )
  })
