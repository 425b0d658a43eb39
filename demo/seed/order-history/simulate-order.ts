import { hours, toIsoTime, minutes } from '#platform/clock.ts'
import { formatDateTime, formatRupiah } from '#platform/format.ts'
import type { Staff, AppDeps } from '#platform/http/context.ts'
import { toReceivedFile } from '#platform/http/uploads/received-file.ts'
import * as cart from '#modules/selling/cart/service/cart.ts'
import { presentSummary } from '#modules/checkout/checkout/presenter.ts'
import { summarizeOrder } from '#modules/checkout/checkout/rules/order-summary.ts'
import { quoteCart } from '#modules/checkout/checkout/service/choices.ts'
import { placeCartOrder } from '#modules/checkout/checkout/service/place-cart-order.ts'
import { findCheapestOption } from '#modules/selling/delivery/rules/vehicle-options.ts'
import * as orderCancellation from '#modules/checkout/order-cancellation/service.ts'
import { confirmPayment as confirmTransfer } from '#modules/finance/payments/service/confirm-payment.ts'
import {
  listOfOrder as listRefunds,
  setOwnAccount,
} from '#modules/finance/refunds/service/buyer-service.ts'
import * as proofs from '#modules/finance/payments/service/payment-proof.ts'
import * as invoices from '#modules/finance/invoices/service.ts'
import * as deliveries from '#modules/selling/orders/service/deliveries.ts'
import * as staffService from '#modules/selling/orders/service/staff-service.ts'
import { autoComplete } from '#modules/selling/orders/service/orders.ts'
import { chooseDriver } from '../fleet.ts'
import { dayBefore, type PastClock } from './past-clock.ts'
import type { RandomSource } from './shopping-lists.ts'
import { createBuyerContext, createStaffContext, type HistoricBuyer } from './people.ts'
import type { OrderOutcome } from './scenarios.ts'
import { drawReceipt } from './transfer-receipt.ts'

/** What the simulation of every order needs. */
export type SimulationContext = {
  deps: AppDeps
  clock: PastClock
  now: Date
  sales: Staff
  finance: Staff
}
/** One call of a service, and when it happens. */
export type SimulatedEvent = { at: Date; run: () => Promise<unknown> }
export type OrderPlan = {
  customer: HistoricBuyer
  addressId: string
  items: { variantId: number; qty: number }[]
  outcome: OrderOutcome
  placedAt: Date
  poNumber: string | null
}

/** The events of one order, from placing it to its outcome, each through the same service as today. */
export function simulateOrder(
  simulation: SimulationContext,
  plan: OrderPlan,
  random: RandomSource,
): SimulatedEvent[] {
  const { deps, clock, now } = simulation
  const { buyer } = plan.customer
  const buyerContext = createBuyerContext(deps, clock, buyer)
  const salesContext = createStaffContext(deps, clock, simulation.sales)
  const financeContext = createStaffContext(deps, clock, simulation.finance)
  const driverChance = random()
  const start = plan.placedAt.getTime()
  const pauseHours = 0.4 + random() * 1.5
  const events: SimulatedEvent[] = []
  const schedule = (at: Date, run: SimulatedEvent['run']) => events.push({ at, run })
  const scheduleAfterHours = (count: number, run: SimulatedEvent['run']) =>
    schedule(new Date(start + hours(count)), run)
  const daysSince = Math.round(
    (dayBefore(now, 0, 0).getTime() - dayBefore(plan.placedAt, 0, 0).getTime()) / hours(24),
  )
  const scheduleOnDay = (day: number, hour: number, run: SimulatedEvent['run']) =>
    schedule(dayBefore(now, daysSince - day, hour), run)

  let order = { id: '', invoiceId: '' }
  scheduleAfterHours(0, async () => (order = await placeSimulatedOrder(buyerContext, plan)))
  const sendProof = async () => {
    const { toSend } = await invoices.getHeader(buyerContext, order.invoiceId)
    const paidAt = clock.now()
    const reference = `${Math.floor(random() * 9e11) + 1e11}`
    const bytes = await drawReceipt({
      amount: formatRupiah(toSend),
      at: formatDateTime(paidAt),
      from: buyer.name,
      to: deps.shop.storeName,
      reference,
    })
    await proofs.sendProof(buyerContext, order.invoiceId, {
      file: toReceivedFile({ name: 'bukti-transfer.jpg', bytes }),
      note: undefined,
    })
  }
  const confirmPayment = async () => {
    const { toSend } = await invoices.getHeader(buyerContext, order.invoiceId)
    await confirmTransfer(financeContext, order.id, { received: toSend })
  }
  const prepareDeliveries = async (part: number) => {
    const { lines } = await staffService.show(salesContext, order.id)
    for (const [warehouse, group] of Map.groupBy(
      lines.filter(({ toShip }) => toShip > 0),
      (line) => line.warehouse,
    ))
      await deliveries.prepare(salesContext, order.id, {
        ...chooseDriver(warehouse, driverChance),
        lines: group.map(({ id, toShip }) => ({
          lineId: id,
          qty: Math.min(toShip, Math.ceil(toShip * part)),
        })),
      })
  }
  const forEachDelivery = async (status: string, work: (delivery: string) => Promise<unknown>) => {
    const { shipping } = await staffService.show(salesContext, order.id)
    for (const delivery of shipping.deliveries)
      if (delivery.status === status) await work(delivery.id)
  }
  const departDeliveries = () =>
    forEachDelivery('prepared', (id) => deliveries.depart(salesContext, id))
  const receiveDeliveries = () =>
    forEachDelivery('on_the_way', (id) =>
      deliveries.receive(salesContext, id, {
        receivedBy: plan.customer.buyer.name,
        receivedAt: toIsoTime(new Date(clock.now().getTime() - minutes(10))),
        refused: [],
      }),
    )
  const nameRefundAccount = async () => {
    const { results } = await listRefunds(buyerContext, order.id)
    for (const { id } of results)
      await setOwnAccount(buyerContext, {
        orderId: order.id,
        id,
        destination: `BCA 5271 882 901 a.n. ${plan.customer.buyer.name}`,
      })
  }
  const schedulePayment = () => {
    // Most completed orders were paid without a proof: finance found the transfer on the bank statement.
    if (plan.outcome !== 'completed' || random() < 0.25) scheduleAfterHours(pauseHours, sendProof)
    scheduleAfterHours(pauseHours * 2 + 0.5, confirmPayment)
  }

  switch (plan.outcome) {
    case 'completed':
    case 'delivered':
      schedulePayment()
      scheduleOnDay(1, 7.5, () => prepareDeliveries(1))
      scheduleOnDay(1, 8.25, departDeliveries)
      scheduleOnDay(1, 13 + random() * 3, receiveDeliveries)
      if (plan.outcome === 'completed')
        scheduleOnDay(4, 17, () => autoComplete({ ...deps, clock }, { orderId: order.id }))
      break
    case 'shipped':
      schedulePayment()
      scheduleOnDay(1, 15, () => prepareDeliveries(1))
      scheduleOnDay(1, 16.5, departDeliveries)
      break
    case 'partly_shipped':
      schedulePayment()
      scheduleOnDay(1, 7.5, () => prepareDeliveries(0.5))
      scheduleOnDay(1, 8.25, departDeliveries)
      scheduleOnDay(1, 14, receiveDeliveries)
      if (random() < 0.5) scheduleOnDay(2, 16, () => prepareDeliveries(1))
      break
    case 'processing':
      schedulePayment()
      break
    case 'awaiting_confirmation':
      scheduleAfterHours(pauseHours, sendProof)
      break
    case 'sent_back':
      scheduleAfterHours(pauseHours, sendProof)
      schedule(new Date(now.getTime() - hours(3)), () =>
        proofs.rejectProof(financeContext, order.id, {
          reason: 'Nama bank dan tanggal transfer tidak terbaca. Kirim tangkapan layar yang utuh.',
        }),
      )
      break
    case 'expired':
      scheduleAfterHours(24.1, () =>
        orderCancellation.expireOrder({ ...deps, clock }, { orderId: order.id }),
      )
      break
    case 'cancelled':
      scheduleAfterHours(pauseHours, () =>
        orderCancellation.cancelByBuyer(
          buyerContext,
          order.id,
          'Ukurannya salah, akan pesan ulang.',
        ),
      )
      break
    case 'refunded':
      schedulePayment()
      scheduleOnDay(1, 10, () =>
        orderCancellation.cancelByStaff(
          salesContext,
          order.id,
          'Barang rusak kena hujan di gudang dan belum ada gantinya.',
        ),
      )
      scheduleOnDay(1, 12, nameRefundAccount)
      break
    case 'awaiting_payment':
      break
  }
  return events
}

/** Fills a cart, requests a shipping quote and places the order, as a buyer would. */
async function placeSimulatedOrder(
  ctx: ReturnType<typeof createBuyerContext>,
  { customer, addressId, items, poNumber }: OrderPlan,
) {
  for (const line of items) await cart.add(ctx, line)
  const { quote, cart: pricedCart, slots } = await quoteCart(ctx, { addressId, method: 'delivery' })
  const { vehicle, freight } = findCheapestOption(quote.options)
  const { dates, windows } = slots
  const { id, invoiceId } = await placeCartOrder(ctx, {
    addressId,
    method: 'delivery',
    vehicle: vehicle.code,
    paymentType: 'transfer',
    date: dates[0]!,
    window: windows[items.length % windows.length]!,
    contactName: customer.buyer.name,
    contactPhone: customer.phone,
    unloading: 'site',
    ...(poNumber ? { poNumber } : {}),
    seen: presentSummary(summarizeOrder(pricedCart, freight)).seen,
  })
  return { id, invoiceId }
}
