import { creditReturn } from '../finance/returns.ts'
import type { TestShop } from '../shop.ts'
import { VEHICLE_AND_DRIVER } from '../orders/staff-orders.ts'
import { createLoanGoods, tellOfLoans } from './loan-steps.ts'
import { confirmLoan, orderFromKoinworks, type Borrower } from './open-limit.ts'
import { runLenderJobs } from './run-lender-jobs.ts'

export type LenderOrder = Awaited<ReturnType<typeof orderFromKoinworks>> & {
  buyer: Borrower
  qty: number
}

/** Orders that KoinWorks is to pay, and what their buyer, staff and the built-in KoinWorks do with them. */
export async function setUpLenderOrders(shop: TestShop) {
  const { items } = await createLoanGoods(shop)
  const admin = await shop.asStaff()
  const finance = await shop.asStaff('finance@contoh.id')

  const place = async (buyer: Borrower, qty: number): Promise<LenderOrder> => ({
    ...(await orderFromKoinworks(shop, buyer, items(qty))),
    buyer,
    qty,
  })

  /** The code is right and the delivery confirmed. */
  async function confirm({ buyer, loanId }: LenderOrder): Promise<void> {
    await confirmLoan(shop, buyer, loanId)
    const data = { id: loanId, confirm: true } as const
    await buyer.api.koinworksLoans.confirmDelivery({ body: { data } })
  }

  /** The same, and KoinWorks knows, but has not decided. */
  async function request(order: LenderOrder): Promise<void> {
    await confirm(order)
    await tellOfLoans(shop)
  }

  /** An order that KoinWorks has paid. */
  async function placePaid(buyer: Borrower, qty = 10): Promise<LenderOrder> {
    const order = await place(buyer, qty)
    await confirm(order)
    await runLenderJobs(shop)
    return order
  }

  /** The built-in KoinWorks' view of an order's loan. */
  async function findSimulated({ number }: { number: string }) {
    const { loans } = await finance.staffLenderSimulator.show()
    return loans.find(({ description }) => description === number)!
  }

  /** Lets the built-in KoinWorks take a step with the loan of an order. */
  async function drive(order: LenderOrder, step: 'refused' | 'paid' | 'repaid'): Promise<void> {
    const { id } = await findSimulated(order)
    await finance.staffLenderSimulator.driveLoan({ id, body: { step } })
  }

  async function repay(order: LenderOrder, times = 1): Promise<void> {
    for (let time = 0; time < times; time += 1) await drive(order, 'repaid')
    await runLenderJobs(shop)
  }

  /** KoinWorks pays while its buyer cancels: its money fits nothing. */
  async function placePaidInVain(buyer: Borrower, qty: number): Promise<LenderOrder> {
    const order = await place(buyer, qty)
    await request(order)
    await drive(order, 'paid')
    const body = { reason: 'Salah pesan' }
    await buyer.api.orderCancellation.cancel({ id: order.id, body })
    await runLenderJobs(shop)
    return order
  }

  const cancel = ({ id }: LenderOrder) =>
    admin.staffOrderCancellation.cancel({ id, body: { reason: 'Proyeknya berhenti.' } })

  /** All goods arrive; returns the order's only line. */
  async function deliver({ id, qty }: LenderOrder): Promise<string> {
    const lineId = (await admin.staffOrders.show({ id })).lines[0]!.id
    const lines = [{ lineId, qty }]
    const { shipping } = await admin.staffOrders.prepare({
      id,
      body: { lines, ...VEHICLE_AND_DRIVER },
    })
    const delivery = { id: shipping.deliveries[0]!.id }
    await admin.staffOrders.depart(delivery)
    const receivedAt = shop.clock.now().toISOString()
    await admin.staffOrders.receive({ ...delivery, body: { receivedBy: 'Warsito', receivedAt } })
    return lineId
  }

  /** Goods of an order that has arrived come back and are credited. */
  async function giveBack({ id, buyer }: LenderOrder, lineId: string): Promise<void> {
    await creditReturn(shop, admin, buyer.api, { id, lineId, name: 'Warsito' })
    await runLenderJobs(shop)
  }

  return {
    admin,
    finance,
    place,
    request,
    placePaid,
    placePaidInVain,
    findSimulated,
    drive,
    repay,
    cancel,
    deliver,
    giveBack,
  }
}
