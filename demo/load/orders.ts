import { sql } from 'kysely'
import { days } from '#platform/clock.ts'
import { inTransaction } from '#platform/database/database.ts'
import type { Tools } from '#platform/http/context.ts'
import { randomOf } from '#demo/catalogue/random.ts'
import { pastClock } from './past/clock.ts'
import { shoppingList, stockedGoods, warehouseNear, type Good } from './past/goods.ts'
import { demoBuyer, demoStaff, inventBuyers, type PastBuyer } from './past/people.ts'
import { business, others, placedAt, retail, type Ending, type Share } from './past/plans.ts'
import { tell, type Moment, type Plan, type World } from './past/tale.ts'

/**
 * The orders of the last months: of the demo's own buyers and of invented ones, in every state.
 * They are placed, paid and sent by the same stories as any order, on a clock that walks through
 * them in the order of happening, so that stock, numbers and timelines agree.
 */
export const loadOrders = (tools: Tools): Promise<void> =>
  inTransaction(tools.db, async (tx) => {
    const now = tools.clock.now()
    const clock = pastClock(new Date(now.getTime() - days(125)))
    const inside: Tools = { ...tools, db: tx, clock }
    const [sales, finance] = [
      await demoStaff(inside, 'sales@contoh.id'),
      await demoStaff(inside, 'finance@contoh.id'),
    ]
    const world: World = { tools: inside, clock, now, sales, finance }
    const goods = await stockedGoods(tx)
    const moments = [
      ...(await tales(world, [await demoBuyer(inside, 'retail@contoh.id')], retail, goods)),
      ...(await tales(world, [await demoBuyer(inside, 'bisnis@contoh.id')], business, goods)),
      ...(await tales(world, await inventBuyers(inside), others, goods)),
    ]
    for (const { at, happen } of moments.sort((a, b) => a.at.getTime() - b.at.getTime())) {
      clock.set(at)
      await happen()
    }
    // These letters were sent long ago; the worker finds nothing left to send.
    await sql`update message set sent_at = created_at where sent_at is null and created_at < ${now}`.execute(
      tx,
    )
  })

/** Everything that happened to the orders of these buyers, who take turns. */
async function tales(
  world: World,
  who: PastBuyer[],
  share: Share,
  goods: ReadonlyMap<number, Good[]>,
): Promise<Moment[]> {
  const moments: Moment[] = []
  const endings = Object.entries(share).flatMap(([ending, count]) =>
    Array<Ending>(count).fill(ending as Ending),
  )
  for (const [index, ending] of endings.entries()) {
    const person = who[index % who.length]!
    const { buyer, addressIds } = person
    const random = randomOf(`${buyer.email} ${index}`)
    // Companies build in several places; a house gets what it needs at its own door.
    const addressId = addressIds[buyer.isBusiness ? index % addressIds.length : 0]!
    const near = goods.get(await warehouseNear(world.tools.db, addressId)) ?? []
    const plan: Plan = {
      who: person,
      addressId,
      goods: shoppingList(near, random, buyer.isBusiness),
      ending,
      placedAt: placedAt(world.now, ending, random),
      poNumber:
        buyer.isBusiness && random() < 0.6
          ? `PO/${buyer.name.slice(0, 3).toUpperCase()}/${100 + index}`
          : null,
    }
    moments.push(...tell(world, plan, random))
  }
  return moments
}
