import type { Api } from '#modules/client.ts'
import { toJakartaDate } from '#platform/clock.ts'
import type { ClientFor } from './screen-data.ts'

const DRIVER = { driver: 'Joko Susilo', driverPhone: '+6281298014422' }

/** A paid order on its way with a driver: the day, and the token of the driver's link. */
export async function sendDriver(
  client: ClientFor,
  staff: Api,
  order: string,
  buyerEmail: string,
): Promise<{ driverDay: string; driverToken: string; trackingPath: string }> {
  const { transfer, header } = await staff.staffOrders.show({ id: order })
  const paid = await staff.staffPayments.confirmPayment({
    id: order,
    body: { received: transfer!.expected },
  })
  const driverDay = toJakartaDate(new Date(header.placedAt))
  const warehouse = paid.lines.find(({ toShip }) => toShip > 0)!.warehouse
  const lines = paid.lines
    .filter((line) => line.warehouse === warehouse && line.toShip > 0)
    .map(({ id, toShip }) => ({ lineId: id, qty: toShip }))
  const body = { ...DRIVER, vehicle: 'CDD', plate: 'B 9417 TXK', date: driverDay, lines }
  const { shipping } = await staff.staffOrders.prepare({ id: order, body })
  await staff.staffOrders.depart({ id: shipping.deliveries.at(-1)!.id })
  const { token } = await staff.staffDrivers.makeLink({
    body: { driver: DRIVER.driver, phone: DRIVER.driverPhone, day: driverDay },
  })
  const { results } = await client().notifications.demoMail({ query: { email: buyerEmail } })
  const [trackingPath] = results.flatMap(({ text }) => /\/lacak\?kode=[\w-]+/.exec(text) ?? [])
  return { driverDay, driverToken: token, trackingPath: trackingPath! }
}
