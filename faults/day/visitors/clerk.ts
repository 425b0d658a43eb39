import { days, toJakartaDate } from '#platform/clock.ts'
import { answerNegotiation } from '#tests/support/orders/negotiations.ts'
import { findLatestDelivery, VEHICLE_AND_DRIVER } from '#tests/support/orders/staff-orders.ts'
import type { StaffRequest } from '../staff-requests.ts'
import type { Visit, DayVisitor } from '../visit.ts'

/** How many requests one colleague handles per visit. */
const REQUESTS_OF_VISIT = 3

/** A colleague who looks at what waits, and does the oldest of it. */
export const clerk: DayVisitor = {
  name: 'clerk',
  share: 65,
  isBuyer: false,
  async run(visit) {
    const { staff, staffRequests, time, think } = visit
    await time('staff: what waits', () => staff.staffToday.list({ query: {} }))
    await time('staff: list of orders', () => staff.staffOrders.list({ query: {} }))
    for (let done = 0; done < REQUESTS_OF_VISIT; done++) {
      await think(3)
      if (!(await staffRequests.takeOne((request) => runRequest(visit, request)))) return
    }
  },
}

/** Handles one request of a waiting visitor. */
export const runRequest = (visit: Visit, { about, id }: StaffRequest): Promise<void> =>
  about === 'proof' ? matchAndDeliver(visit, id) : answerBid(visit, id)

async function matchAndDeliver({ staff, time, think, record }: Visit, id: string): Promise<void> {
  const { transfer } = await time('staff: one order', () => staff.staffOrders.show({ id }))
  await think(2)
  const { lines } = await time('staff: match a transfer', () =>
    staff.staffPayments.confirmPayment({ id, body: { received: transfer!.expected } }),
  )
  // A delivery leaves from one warehouse.
  for (const loaded of Map.groupBy(lines, ({ warehouse }) => warehouse).values()) {
    const prepared = await time('staff: prepare a delivery', () =>
      staff.staffOrders.prepare({
        id,
        body: {
          lines: loaded.map(({ id: lineId, qty }) => ({ lineId, qty })),
          ...VEHICLE_AND_DRIVER,
        },
      }),
    )
    await time('staff: departure', () =>
      staff.staffOrders.depart({ id: findLatestDelivery(prepared).id }),
    )
  }
  record.departedOrderIds.push(id)
}

const answerBid = async ({ staff, time }: Visit, id: string): Promise<void> => {
  const validUntil = toJakartaDate(new Date(Date.now() + days(5)))
  const { lines } = await staff.staffNegotiations.show({ id })
  const prices = lines.map(({ listPrice }) => Number(listPrice.amount) * 0.9)
  await time('staff: answer a bid', () => answerNegotiation(staff, id, prices, { validUntil }))
}
