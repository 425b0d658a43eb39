import { hours, isoTime, minutes } from '#platform/clock.ts'
import { formatMoment, formatRupiah } from '#platform/format.ts'
import type { Staff, Tools } from '#platform/http/context.ts'
import * as cart from '#modules/cart/service.ts'
import { quotationsAnswer, summaryAnswer } from '#modules/checkout/answer.ts'
import { billOf } from '#modules/checkout/rules.ts'
import * as checkout from '#modules/checkout/service.ts'
import { cheapestOf } from '#modules/delivery/rules/freight.ts'
import * as closing from '#modules/invoices/closing.ts'
import * as finance from '#modules/invoices/desk.ts'
import * as invoices from '#modules/invoices/service.ts'
import * as deliveries from '#modules/orders/deliveries.ts'
import * as desk from '#modules/orders/desk.ts'
import { completeByTime } from '#modules/orders/service.ts'
import { dayBefore, type PastClock } from './clock.ts'
import type { Random } from './goods.ts'
import { asBuyer, asStaff, type PastBuyer } from './people.ts'
import type { Ending } from './plans.ts'
import { drawReceipt } from './proof.ts'

/** What every tale of the past is told with. */
export type World = { tools: Tools; clock: PastClock; now: Date; sales: Staff; finance: Staff }
/** One thing that happened, and when. */
export type Moment = { at: Date; happen: () => Promise<unknown> }
export type Plan = {
  who: PastBuyer
  addressId: string
  goods: { variantId: number; qty: number }[]
  ending: Ending
  placedAt: Date
  poNumber: string | null
}

const lorries = [
  { vehicle: 'CDD', plate: 'B 9417 TXK', driver: 'Joko Susilo', driverPhone: '+6281298014422' },
  {
    vehicle: 'Engkel (CDE)',
    plate: 'B 9082 KCE',
    driver: 'Asep Hidayat',
    driverPhone: '+6281384450917',
  },
  { vehicle: 'Fuso', plate: 'L 8551 UB', driver: 'Slamet Riyadi', driverPhone: '+6285733190246' },
  { vehicle: 'Pickup', plate: 'H 1763 QZ', driver: 'Yanto Wibowo', driverPhone: '+6282242718805' },
]

/** An order from its placing to where it stands today, through the same stories as today's orders. */
export function tell(world: World, plan: Plan, random: Random): Moment[] {
  const { tools, clock, now } = world
  const { buyer } = plan.who
  const shopper = asBuyer(tools, clock, buyer)
  const sales = asStaff(tools, clock, world.sales)
  const cashier = asStaff(tools, clock, world.finance)
  const lorry = lorries[Math.floor(random() * lorries.length)]!
  const start = plan.placedAt.getTime()
  const pause = 0.4 + random() * 1.5
  const moments: Moment[] = []
  const at = (moment: Date, happen: Moment['happen']) => moments.push({ at: moment, happen })
  const later = (count: number, happen: Moment['happen']) =>
    at(new Date(start + hours(count)), happen)
  const daysSince = Math.round(
    (dayBefore(now, 0, 0).getTime() - dayBefore(plan.placedAt, 0, 0).getTime()) / hours(24),
  )
  const onDay = (day: number, hour: number, happen: Moment['happen']) =>
    at(dayBefore(now, daysSince - day, hour), happen)

  let order = { id: '', invoiceId: '' }
  later(0, async () => (order = await place(shopper, plan)))
  const pays = async () => {
    const { toSend } = await invoices.header(shopper, order.invoiceId)
    const paidAt = clock.now()
    const reference = `${Math.floor(random() * 9e11) + 1e11}`
    const bytes = await drawReceipt({
      amount: formatRupiah(toSend),
      at: formatMoment(paidAt),
      from: buyer.name,
      to: tools.shop.storeName,
      reference,
    })
    await invoices.sendProof(shopper, order.invoiceId, {
      file: { name: 'bukti-transfer.jpg', bytes },
      note: undefined,
    })
  }
  const confirms = async () => {
    const { toSend } = await invoices.header(shopper, order.invoiceId)
    await finance.confirmPayment(cashier, order.id, { received: toSend })
  }
  const loads = async (part: number) => {
    const { lines } = await desk.show(sales, order.id)
    for (const group of Map.groupBy(
      lines.filter(({ toShip }) => toShip > 0),
      (line) => line.warehouse,
    ).values())
      await deliveries.prepare(
        sales,
        order.id,
        group.map(({ id, toShip }) => ({
          lineId: id,
          qty: Math.min(toShip, Math.ceil(toShip * part)),
        })),
        lorry,
      )
  }
  const each = async (status: string, work: (delivery: string) => Promise<unknown>) => {
    const { shipping } = await desk.show(sales, order.id)
    for (const delivery of shipping.deliveries)
      if (delivery.status === status) await work(delivery.id)
  }
  const leaves = () => each('prepared', (id) => deliveries.depart(sales, id))
  const arrives = () =>
    each('on_the_way', (id) =>
      deliveries.receive(
        sales,
        id,
        plan.who.buyer.name,
        isoTime(new Date(clock.now().getTime() - minutes(10))),
      ),
    )
  const isPaid = () => {
    // Of what is long closed finance found most on the bank's statement, without a proof.
    if (plan.ending !== 'completed' || random() < 0.25) later(pause, pays)
    later(pause * 2 + 0.5, confirms)
  }

  switch (plan.ending) {
    case 'completed':
    case 'delivered':
      isPaid()
      onDay(1, 7.5, () => loads(1))
      onDay(1, 8.25, leaves)
      onDay(1, 13 + random() * 3, arrives)
      if (plan.ending === 'completed')
        onDay(4, 17, () => completeByTime({ ...tools, clock }, { orderId: order.id }))
      break
    case 'shipped':
      isPaid()
      onDay(1, 15, () => loads(1))
      onDay(1, 16.5, leaves)
      break
    case 'partly_shipped':
      isPaid()
      onDay(1, 7.5, () => loads(0.5))
      onDay(1, 8.25, leaves)
      onDay(1, 14, arrives)
      if (random() < 0.5) onDay(2, 16, () => loads(1))
      break
    case 'processing':
      isPaid()
      break
    case 'awaiting_confirmation':
      later(pause, pays)
      break
    case 'sent_back':
      later(pause, pays)
      at(new Date(now.getTime() - hours(3)), () =>
        finance.rejectProof(
          cashier,
          order.id,
          'Nama bank dan tanggal transfer tidak terbaca. Kirim tangkapan layar yang utuh.',
        ),
      )
      break
    case 'expired':
      later(24.1, () => closing.expire({ ...tools, clock }, { orderId: order.id }))
      break
    case 'cancelled':
      later(pause, () =>
        closing.cancelByBuyer(shopper, order.id, 'Ukurannya salah, akan pesan ulang.'),
      )
      break
    case 'refunded':
      isPaid()
      onDay(1, 10, () =>
        closing.cancelByStaff(
          sales,
          order.id,
          'Barang rusak kena hujan di gudang dan belum ada gantinya.',
        ),
      )
      break
    case 'awaiting_payment':
      break
  }
  return moments
}

/** Cart, quotation, order: as the buyer did it, with what they saw taken from what holds. */
async function place(ctx: ReturnType<typeof asBuyer>, { who, addressId, goods, poNumber }: Plan) {
  for (const line of goods) await cart.add(ctx, line)
  const {
    quote,
    cart: priced,
    dates,
  } = await checkout.quotations(ctx, { addressId, method: 'delivery' })
  const { vehicle, cost } = cheapestOf(quote.options)
  const { windows } = quotationsAnswer(quote, priced, dates)
  return checkout
    .placeOrder(ctx, {
      addressId,
      method: 'delivery',
      vehicle: vehicle.code,
      paymentType: 'transfer',
      date: dates[0]!,
      window: windows[goods.length % windows.length]!,
      contactName: who.buyer.name,
      contactPhone: who.phone,
      unloading: 'site',
      ...(poNumber ? { poNumber } : {}),
      seen: summaryAnswer(billOf(priced, cost)).seen,
    })
    .then(({ id, invoiceId }) => ({ id, invoiceId }))
}
