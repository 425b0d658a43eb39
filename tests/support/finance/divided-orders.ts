import { minutes } from '#platform/clock.ts'
import { moneyFromJson, sum, type MoneyJson } from '#platform/money.ts'
import { jobs } from '#modules/jobs.ts'
import { listBalances } from '#modules/finance/ledger/service/balances.ts'
import { createCompanyBuyer, giveLimit } from './credit.ts'
import { placeOrder, type PlacedTestOrder } from '../orders/orders.ts'
import { createProduct } from '../catalogue/products.ts'
import { useTestShop } from '../shop.ts'
import { departLines } from '../orders/staff-orders.ts'

/** The sum of amounts (sen). */
export const addUp = (amounts: readonly MoneyJson[]) => sum(amounts.map(moneyFromJson))

/** A shop with goods and what happens to orders whose deliveries are invoiced one by one. It is closed after the last test. */
export async function setUpDividedOrders() {
  const shop = await useTestShop()
  const createGoods = (price: number, stock = 5000) =>
    createProduct(shop.db, { price, weightKg: 40, stock: { CBT: stock } })
  const cement = await createGoods(54_321)
  const tile = await createGoods(61_257)
  const tempo = { payment: { paymentType: 'tempo' } } as const

  /** A company whose deliveries are invoiced one by one, with an order on terms of 14 days. */
  async function placeDivided(
    items = [
      { variant: cement, qty: 7 },
      { variant: tile, qty: 3 },
    ],
  ) {
    const buyer = await createCompanyBuyer(shop)
    await giveLimit(shop, buyer.companyId, 10_000_000, 'D')
    await buyer.api.companyMembers.setOrderRules({ body: { invoicesDeliveries: true } })
    const order = await placeOrder(shop, items, buyer, tempo)
    const { results: lines } = await order.api.orders.products({ id: order.id })
    return { ...order, companyId: buyer.companyId, lines }
  }
  const signIn = () => shop.asStaff()

  const depart = async ({ id }: PlacedTestOrder, lines: { lineId: string; qty: number }[]) =>
    departLines(await signIn(), id, lines)

  const receive = async (
    id: string,
    refused: { lineId: string; qty: number; reason: string }[] = [],
  ) =>
    (await signIn()).staffOrders.receive({
      id,
      body: { receivedBy: 'Pak Warsito', receivedAt: shop.clock.now().toISOString(), refused },
    })

  /** Goods of one line depart and are invoiced; some are refused at the door and credited. */
  async function deliverRefused(
    order: PlacedTestOrder,
    { lineId, qty, refused }: { lineId: string; qty: number; refused: number },
  ): Promise<void> {
    const delivery = await depart(order, [{ lineId, qty }])
    await waitForInvoices()
    await receive(delivery, [{ lineId, qty: refused, reason: 'Retak' }])
    await waitForCredits()
  }

  /** Runs the jobs that invoice deliveries and are due by now. */
  async function runInvoiceJobs(): Promise<void> {
    const { rows } = await shop.pool.query<{ payload: { deliveryId: string } }>(
      `delete from graphile_worker._private_jobs as job using graphile_worker._private_tasks as task
       where task.id = job.task_id and task.identifier = 'invoices.issue_for_delivery' and job.run_at <= $1
       returning job.payload`,
      [shop.clock.now()],
    )
    for (const { payload } of rows)
      await jobs['invoices.issue_for_delivery']!(shop.deps, payload as never)
  }

  /** The departure cannot be taken back any more. */
  async function waitForInvoices(): Promise<void> {
    shop.clock.advance(minutes(12))
    await runInvoiceJobs()
  }

  /** Goods that were refused are credited once their receipt cannot be taken back. */
  async function waitForCredits(): Promise<void> {
    shop.clock.advance(minutes(12))
    const { rows } = await shop.pool.query<{ payload: { deliveryId: string } }>(
      `delete from graphile_worker._private_jobs as job using graphile_worker._private_tasks as task
       where task.id = job.task_id and task.identifier = 'returns.credit_refused' and job.run_at <= $1
       returning job.payload`,
      [shop.clock.now()],
    )
    for (const { payload } of rows)
      await jobs['returns.credit_refused']!(shop.deps, payload as never)
  }

  const listInvoices = async ({ api, id }: PlacedTestOrder) => {
    const { results } = await api.invoices.ofOrder({ id })
    return Promise.all(
      results.toReversed().map((invoice) => api.invoices.header({ id: invoice.id })),
    )
  }
  const readUsed = async ({ api }: PlacedTestOrder) =>
    moneyFromJson((await api.credit.own()).credit!.used)
  const readBalance = async (code: string) =>
    (await listBalances(shop.deps)).find((account) => account.code === code)!.balance

  return {
    shop,
    cement,
    tile,
    placeDivided,
    signIn,
    depart,
    receive,
    deliverRefused,
    runInvoiceJobs,
    waitForInvoices,
    waitForCredits,
    listInvoices,
    readUsed,
    readBalance,
  }
}
