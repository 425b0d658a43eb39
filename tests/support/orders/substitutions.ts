import assert from 'node:assert/strict'
import { listBalances } from '#modules/finance/ledger/service/balances.ts'
import { moneyFromJson, moneyToJson, rupiah, sen, sum } from '#platform/money.ts'
import { createProduct } from '../catalogue/products.ts'
import { setUpStaffOrders } from './staff-orders.ts'

/** A shop with goods that can take the place of the cement, and what tests of substitutions read. */
export async function setUpSubstitutions() {
  const setup = await setUpStaffOrders()
  const { shop, sales } = setup
  const other = await createProduct(shop.db, {
    name: 'Semen lain',
    unit: 'sak',
    price: 52_000,
    weightKg: 50,
    stock: { CBT: 500 },
  })
  const findSku = async (variantId: string): Promise<string> =>
    (
      await shop.db
        .selectFrom('variant')
        .select('sku')
        .where('id', '=', Number(variantId))
        .executeTakeFirstOrThrow()
    ).sku
  const sku = await findSku(other)

  /** What is reserved of a variant, in all warehouses. */
  async function countReserved(variantId: string): Promise<number> {
    const rows = await shop.db
      .selectFrom('current_stock')
      .select('held')
      .where('variant_id', '=', Number(variantId))
      .execute()
    return rows.reduce((total, { held }) => total + (held ?? 0), 0)
  }

  /** Sales propose so much of the other goods for so much of the order's first line, at whole rupiah. */
  async function propose(
    { id, lines }: Pick<SubstitutedOrder, 'id' | 'lines'>,
    { replacedQty, qty, price }: { replacedQty: number; qty: number; price: number },
  ) {
    const unitPrice = moneyToJson(rupiah(price))
    const body = { lineId: lines[0]!.id, replacedQty, sku, qty, unitPrice }
    const { results } = await sales.staffSubstitutions.propose({ id, body })
    return results.find(({ status }) => status === 'open')!
  }

  /** What an order is about, after asserting that its lines, its PPN and its invoice agree with it. */
  async function readMoney({ id, api, invoiceId }: Omit<SubstitutedOrder, 'lines'>) {
    const { results: lines } = await api.orders.products({ id })
    const header = await api.orders.header({ id })
    const invoice = await api.invoices.header({ id: invoiceId })
    const order = await shop.db
      .selectFrom('sales_order')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const rows = await shop.db
      .selectFrom('sales_order_line')
      .selectAll()
      .where('order_id', '=', id)
      .execute()
    const freightTax = order.tax - sum(rows.map(({ tax }) => sen(tax)))
    assert.ok(Math.abs(freightTax * 111 - order.freight_total * 11) <= 111 * 2)
    assert.equal(order.goods_total, sum(rows.map(({ total }) => sen(total))))
    for (const line of rows) assert.equal(line.tax_exclusive + line.tax, line.total)
    assert.equal(moneyFromJson(invoice.amount), order.total)
    return { lines, header, total: sen(order.total) }
  }

  const balanceOf = async (code: string) =>
    (await listBalances(shop.deps)).find((account) => account.code === code)!.balance

  return {
    ...setup,
    other,
    sku,
    findSku,
    countReserved,
    propose,
    readMoney,
    balanceOf,
  }
}

type Setup = Awaited<ReturnType<typeof setUpStaffOrders>>
type SubstitutedOrder = Pick<
  Awaited<ReturnType<Setup['createPaidOrder']>>,
  'id' | 'api' | 'invoiceId' | 'lines'
>
