import { sql } from 'kysely'
import { days, hours, toJakartaDate } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { AppDeps, BuyerContext, StaffContext } from '#platform/http/context.ts'
import { moneyToJson, rupiah, type Money, type MoneyJson } from '#platform/money.ts'
import { begin } from '#modules/selling/negotiations/service/begin.ts'
import { confirm } from '#modules/selling/negotiations/service/decide.ts'
import { expire } from '#modules/selling/negotiations/service/expire.ts'
import { loadGoods } from '#modules/selling/negotiations/service/goods.ts'
import { answer, decline } from '#modules/selling/negotiations/service/offer.ts'
import { loadTerms } from '#modules/selling/negotiations/service/terms.ts'
import { lockNegotiation } from '#modules/selling/negotiations/service/transitions.ts'
import { saveTemplate } from '#modules/foundation/reply-templates/service.ts'
import { createRandom } from '#demo/catalogue/random.ts'
import {
  createBuyerContext,
  createStaffContext,
  loadDemoBuyer,
  loadDemoStaff,
} from './order-history/people.ts'
import { createPastClock, dayBefore } from './order-history/past-clock.ts'
import {
  buildShoppingList,
  findNearestWarehouse,
  findStockedVariants,
} from './order-history/shopping-lists.ts'
import {
  NEGOTIATION_SCENARIOS,
  REPLY_TEMPLATES,
  type NegotiationScenario,
} from './negotiation-scenarios.ts'

/**
 * Negotiates in the last two weeks, through the same services as today with a clock that is set to each step,
 * and writes down what goods cost the shop.
 */
export const seedNegotiations = (deps: AppDeps): Promise<void> =>
  withTransaction(deps, async (deps) => {
    const now = deps.clock.now()
    await seedCosts(deps, now)
    const clock = createPastClock(now)
    const staff = createStaffContext(deps, clock, await loadDemoStaff(deps, 'sales@contoh.id'))
    for (const template of REPLY_TEMPLATES)
      await saveTemplate(staff, { purpose: 'offer', ...template }, ['offer', 'decline'])
    const stocked = await findStockedVariants(deps.db)
    for (const [index, scenario] of NEGOTIATION_SCENARIOS.entries()) {
      const { buyer, addressIds } = await loadDemoBuyer(deps, scenario.buyer)
      const addressId = addressIds[0]!
      const nearby = stocked.get(await findNearestWarehouse(deps.db, addressId)) ?? []
      const random = createRandom(`negosiasi ${index}`)
      const items = buildShoppingList(nearby, random, buyer.isBusiness)
      let at = dayBefore(now, scenario.daysAgo, 9.2)
      clock.set(at)
      const context = createBuyerContext(deps, clock, buyer)
      const id = await beginDemo(context, scenario, items, addressId)
      for (const step of scenario.steps) {
        at = new Date(at.getTime() + (step.by === 'clock' ? days(4) : hours(6)))
        clock.set(at)
        await takeDemoStep({ context, staff, id }, step)
      }
    }
    // E-mails of the past count as sent, so that the worker sends none of them.
    await sql`update message set sent_at = created_at where sent_at is null and created_at < ${now}`.execute(
      deps.db,
    )
  })

async function beginDemo(
  context: BuyerContext,
  { project, note, percent }: NegotiationScenario,
  items: readonly { variantId: number; qty: number }[],
  addressId: string,
): Promise<string> {
  const { goods } = await loadGoods(context, items)
  const lines = goods.flatMap((each) =>
    each && !each.problem
      ? [
          {
            product_variant_id: String(each.variant.variantId),
            qty: each.qty,
            price: shareOf(each.listPrice, percent),
          },
        ]
      : [],
  )
  const { id } = await begin(context, {
    source: 'cart',
    delivery: 'fleet',
    addressId,
    project,
    note,
    lines,
  })
  return id
}

type DemoParties = { context: BuyerContext; staff: StaffContext; id: string }

async function takeDemoStep(
  { context, staff, id }: DemoParties,
  step: NegotiationScenario['steps'][number],
): Promise<void> {
  if (step.by === 'clock') return expire(context, { negotiationId: id })
  if ('reason' in step) return decline(staff, id, step.reason)
  const record = await lockNegotiation(staff, id)
  const { round } = record
  const open = (await loadTerms(staff, record)).lines.filter(({ status }) => status === 'open')
  if (step.by === 'staff')
    return answer(staff, id, {
      round,
      lines: open.map((line) => ({
        lineId: line.id,
        price: shareOf(line.listPrice, step.percent),
      })),
      freight: moneyToJson(rupiah(350_000)),
      validUntil: toJakartaDate(new Date(staff.clock.now().getTime() + days(step.validDays))),
      note: step.note ?? '',
    })
  return confirm(context, id, {
    round,
    note: step.note ?? '',
    lines: open.map((line, index) => ({
      lineId: line.id,
      ...(step.decide === 'mixed' && index === 0
        ? { decision: 'counter' as const, price: shareOf(line.listPrice, step.percent ?? 90) }
        : { decision: step.decide === 'mixed' ? ('accept' as const) : step.decide }),
    })),
  })
}

/** A share of a price in whole hundreds of rupiah, as people name prices. */
function shareOf(price: Money, percent: number): MoneyJson {
  const share = Math.floor((price * percent) / 1_000_000) * 100
  return moneyToJson(rupiah(Math.max(share, 1)))
}

/** What goods cost the shop: 78 to 90 per cent of the retail price before PPN, the same for every start. */
const seedCosts = ({ db }: AppDeps, at: Date) =>
  sql`
    insert into variant_cost (variant_id, amount, set_at)
    select variant_id, greatest(1, round(amount / 1.11 * (78 + variant_id % 13) / 100))::bigint, ${at}::timestamptz
    from (select distinct on (variant_id) variant_id, price.amount from price
      join price_list list on list.id = price.price_list_id
      where list.code = 'retail' and list.company_id is null and price.valid_from <= ${at}::date
      order by variant_id, price.valid_from desc) as retail
    on conflict (variant_id) do nothing`.execute(db)
