import { sql } from 'kysely'
import { days } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { createRandom } from '#demo/catalogue/random.ts'
import { createPastClock } from './order-history/past-clock.ts'
import {
  buildShoppingList,
  findStockedVariants,
  findNearestWarehouse,
  type StockedVariant,
} from './order-history/shopping-lists.ts'
import {
  loadDemoBuyer,
  loadDemoStaff,
  createInventedBuyers,
  type HistoricBuyer,
} from './order-history/people.ts'
import {
  BUSINESS_OUTCOMES,
  OTHER_OUTCOMES,
  drawPlacedAt,
  RETAIL_OUTCOMES,
  type OrderOutcome,
  type OutcomeCounts,
} from './order-history/scenarios.ts'
import type { OrderPlan, SimulationContext } from './order-history/order-steps.ts'
import { simulateOrder, type SimulatedEvent } from './order-history/simulate-order.ts'

/**
 * Creates the orders of the last four months, of the demo's own buyers and of invented ones, in
 * every status. They go through the same services as real orders, with a clock that is set to the
 * time of each event, in chronological order: stock, numbers and timelines agree.
 */
export const seedOrders = (deps: AppDeps): Promise<void> =>
  withTransaction(deps, async (deps) => {
    const now = deps.clock.now()
    const clock = createPastClock(new Date(now.getTime() - days(125)))
    const pastDeps: AppDeps = { ...deps, clock }
    const [sales, finance] = [
      await loadDemoStaff(pastDeps, 'sales@contoh.id'),
      await loadDemoStaff(pastDeps, 'finance@contoh.id'),
    ]
    const simulation: SimulationContext = { deps: pastDeps, clock, now, sales, finance }
    const stockedVariants = await findStockedVariants(deps.db)
    const events = [
      ...(await planOrderEvents(
        simulation,
        [await loadDemoBuyer(pastDeps, 'retail@contoh.id')],
        RETAIL_OUTCOMES,
        stockedVariants,
      )),
      ...(await planOrderEvents(
        simulation,
        [await loadDemoBuyer(pastDeps, 'bisnis@contoh.id')],
        BUSINESS_OUTCOMES,
        stockedVariants,
      )),
      ...(await planOrderEvents(
        simulation,
        await createInventedBuyers(pastDeps),
        OTHER_OUTCOMES,
        stockedVariants,
      )),
    ]
    for (const { at, run } of events.sort((a, b) => a.at.getTime() - b.at.getTime())) {
      clock.set(at)
      await run()
    }
    // E-mails of the past count as sent, so that the worker sends none of them.
    await sql`update message set sent_at = created_at where sent_at is null and created_at < ${now}`.execute(
      deps.db,
    )
  })

/** The events of all orders of these buyers, who take turns. */
async function planOrderEvents(
  simulation: SimulationContext,
  buyers: HistoricBuyer[],
  outcomeCounts: OutcomeCounts,
  stockedVariants: ReadonlyMap<number, StockedVariant[]>,
): Promise<SimulatedEvent[]> {
  const events: SimulatedEvent[] = []
  const outcomes = Object.entries(outcomeCounts).flatMap(([outcome, count]) =>
    Array<OrderOutcome>(count).fill(outcome as OrderOutcome),
  )
  for (const [index, outcome] of outcomes.entries()) {
    const person = buyers[index % buyers.length]!
    const { buyer, addressIds } = person
    const random = createRandom(`${buyer.email} ${index}`)
    // Companies have several building sites; a retail buyer always orders to the main address.
    const addressId = addressIds[buyer.isBusiness ? index % addressIds.length : 0]!
    const nearbyVariants =
      stockedVariants.get(await findNearestWarehouse(simulation.deps.db, addressId)) ?? []
    const plan: OrderPlan = {
      customer: person,
      addressId,
      items: buildShoppingList(nearbyVariants, random, buyer.isBusiness),
      outcome,
      placedAt: drawPlacedAt(simulation.now, outcome, random),
      poNumber:
        buyer.isBusiness && random() < 0.6
          ? `PO/${buyer.name.slice(0, 3).toUpperCase()}/${100 + index}`
          : null,
    }
    events.push(...simulateOrder(simulation, plan, random))
  }
  return events
}
