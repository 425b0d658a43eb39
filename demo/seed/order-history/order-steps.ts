import { minutes, toIsoTime } from '#platform/clock.ts'
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
import { completeByTime } from '#modules/selling/orders/service/orders.ts'
import { chooseDriver } from '../fleet.ts'
import type { PastClock } from './past-clock.ts'
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
export type OrderPlan = {
  customer: HistoricBuyer
  addressId: string
  items: { variantId: number; qty: number }[]
  outcome: OrderOutcome
  placedAt: Date
  poNumber: string | null
}

/** What can be done with one order of the past, each through the same service as today, at the time of the clock. */
export function createOrderSteps(
  { deps, clock, sales, finance }: SimulationContext,
  plan: OrderPlan,
  random: RandomSource,
) {
  const { buyer } = plan.customer
  const buyerContext = createBuyerContext(deps, clock, buyer)
  const salesContext = createStaffContext(deps, clock, sales)
  const financeContext = createStaffContext(deps, clock, finance)
  const jobContext = { ...deps, clock }
  const driverChance = random()
  let order = { id: '', invoiceId: '' }
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
        receivedBy: buyer.name,
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
        destination: `BCA 5271 882 901 a.n. ${buyer.name}`,
      })
  }

  return {
    place: async () => void (order = await placeSimulatedOrder(buyerContext, plan)),
    sendProof,
    rejectProof: (reason: string) => proofs.rejectProof(financeContext, order.id, { reason }),
    confirmPayment,
    prepareDeliveries,
    departDeliveries,
    receiveDeliveries,
    complete: () => completeByTime(jobContext, { orderId: order.id }),
    expire: () => orderCancellation.expireOrder(jobContext, { orderId: order.id }),
    cancelByBuyer: (reason: string) =>
      orderCancellation.cancelByBuyer(buyerContext, order.id, reason),
    cancelByStaff: (reason: string) =>
      orderCancellation.cancelByStaff(salesContext, order.id, reason),
    nameRefundAccount,
  }
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
