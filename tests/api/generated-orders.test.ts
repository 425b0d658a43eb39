import assert from 'node:assert/strict'
import { test } from 'node:test'
import { days, minutes, toJakartaDate } from '#platform/clock.ts'
import type { Api } from '#modules/client.ts'
import { formatExact } from '#platform/format.ts'
import { moneyFromJson, sum, type Money } from '#platform/money.ts'
import { readInvoiceFile } from '../support/documents/coretax-structure.ts'
import { createCompanyBuyer, giveLimit } from '../support/finance/credit.ts'
import { createDice } from '../support/dice.ts'
import { setUpDividedOrders } from '../support/finance/divided-orders.ts'
import { placeOrder, type PlacedTestOrder } from '../support/orders/orders.ts'
import { joinLines, readPdfPages } from '../support/documents/pdf-pages.ts'
import { createProduct } from '../support/catalogue/products.ts'
import { departLines } from '../support/orders/staff-orders.ts'
import { readStatement } from '../support/documents/statement-workbook.ts'

/** Generated orders, in batches of two companies; a hundred thousand with GENERATED_ORDERS=100000. */
const ORDERS = Number(process.env['GENERATED_ORDERS'] ?? 12)
const BATCH = 20

const { shop, waitForInvoices, listInvoices } = await setUpDividedOrders()
const dice = createDice(1511)
await (
  await shop.asStaff()
).staffSettings.changeLetterhead({
  body: {
    legalName: 'PT Uji',
    address: 'Jl. Uji 1',
    phone: '',
    email: '',
    npwp: '01.234.567.8-901.000',
  },
})
// Prices of which 11/12 and 12 % are no whole sen, so that rounding shows.
const variants = await Promise.all(
  [33_333.33, 111_000, 0.07, 1_234_567.89, 9_999.99, 55_500.5].map((price) =>
    createProduct(shop.db, { price, weightKg: 2, stock: { CBT: 9_000_000 } }),
  ),
)

type Company = Awaited<ReturnType<typeof createCompanyBuyer>>
type Invoice = Awaited<ReturnType<typeof listInvoices>>[number]
/** What the tax office has to know of an invoice (sen). */
type TaxedAmounts = { base: number; otherBase: number; tax: number }

async function createTaxedCompany(isDivided: boolean): Promise<Company> {
  const company = await createCompanyBuyer(shop)
  await shop.pool.query(
    "update company set npwp = '0912345678013000', street = 'Jl. Uji 2' where id = $1",
    [company.companyId],
  )
  await giveLimit(shop, company.companyId, 500_000_000, 'D')
  if (isDivided)
    await company.api.companyMembers.setOrderRules({ body: { invoicesDeliveries: true } })
  return company
}

const rollItems = (max: number) =>
  variants
    .filter(() => dice(0, 2) === 0)
    .concat(variants[dice(0, 5)]!)
    .filter((variant, index, all) => all.indexOf(variant) === index)
    .map((variant) => ({ variant, qty: dice(1, max) }))

async function readText(file: Promise<{ bytes: Uint8Array }>): Promise<string> {
  return (await readPdfPages((await file).bytes)).map(joinLines).join(' ')
}

/** An invoice's lines are its total, as are its PDF's; returns what the tax office has to know. */
async function checkInvoice({ api }: PlacedTestOrder, invoice: Invoice): Promise<TaxedAmounts> {
  const { results, totals } = await api.invoices.products({ id: invoice.id })
  const goods = sum(results.map(({ subtotal }) => moneyFromJson(subtotal)))
  assert.deepEqual(invoice.amount, totals.total)
  assert.equal(goods, moneyFromJson(totals.goods))
  assert.equal(goods + moneyFromJson(totals.freight), moneyFromJson(totals.total))
  const [exclusive, tax] = [moneyFromJson(totals.exclusive), moneyFromJson(totals.tax)]
  assert.equal(exclusive + tax, moneyFromJson(totals.total))
  const text = await readText(api.payments.pdf({ id: invoice.id }))
  for (const amount of [...Object.values(totals), ...results.map(({ subtotal }) => subtotal)])
    assert.ok(text.includes(formatExact(amount)), `${invoice.number}: ${formatExact(amount)}`)
  return { base: exclusive, otherBase: moneyFromJson(totals.taxBase), tax }
}

/** Sends all of an order in two deliveries, of which the dice say how much goes in the first. */
async function departAll(staff: Api, order: PlacedTestOrder): Promise<void> {
  const { results } = await order.api.orders.products({ id: order.id })
  const first = results.map(({ id, qty }) => ({ lineId: id, qty: dice(0, qty) }))
  const rest = results.map(({ id, qty }, index) => ({ lineId: id, qty: qty - first[index]!.qty }))
  for (const part of [first, rest]) {
    const lines = part.filter(({ qty }) => qty > 0)
    if (lines.length > 0) await departLines(staff, order.id, lines)
  }
}

/** The month's statement has each invoice once, and ends with what is owed. */
async function checkStatement(
  { api }: Company,
  month: string,
  invoices: readonly Invoice[],
  owed: Money,
): Promise<void> {
  const query = { month, of: 'company' } as const
  const sheet = await readStatement(await api.accountStatements.xlsx({ query }))
  const billed = sheet.lines.filter(({ title }) => title === 'Tagihan')
  assert.deepEqual(
    billed.map(({ debit }) => debit).sort(),
    invoices.map(({ amount }) => moneyFromJson(amount)).sort(),
  )
  assert.deepEqual([sheet.opening.balance, sheet.closing.balance], [0, owed])
  const text = await readText(api.accountStatements.pdf({ query }))
  for (const { number, amount } of invoices)
    assert.ok(text.includes(number) && text.includes(formatExact(amount)), number)
}

async function checkCoretax(
  month: string,
  expected: ReadonlyMap<string, TaxedAmounts>,
): Promise<void> {
  const finance = await shop.asStaff('finance@contoh.id')
  const file = await finance.staffTax.export({ body: { month, kind: 'new' } })
  const chunks = await Array.fromAsync(await finance.staffTax.file({ id: file.id, query: {} }))
  const { invoices } = readInvoiceFile(Buffer.concat(chunks).toString())
  const exported = invoices.map(({ values, base, otherBase, tax }) => [
    values['RefDesc']!,
    { base, otherBase, tax },
  ])
  assert.deepEqual(exported.sort(), [...expected].sort())
}

/** Orders of one company that is invoiced whole and pays, and of one whose deliveries are invoiced. */
async function runBatch(count: number): Promise<void> {
  // Whatever the batch takes, its invoices are of one month.
  if (Number(toJakartaDate(shop.clock.now()).slice(8)) > 27) shop.clock.advance(days(5))
  const month = toJakartaDate(shop.clock.now()).slice(0, 7)
  const [whole, divided] = [await createTaxedCompany(false), await createTaxedCompany(true)]
  const staff = await shop.asStaff()
  const placed: { order: PlacedTestOrder; isDivided: boolean }[] = []
  for (let nr = 0; nr < count; nr += 1) {
    const isDivided = nr % 2 === 1
    const order = isDivided
      ? await placeOrder(shop, rollItems(4), divided, { payment: { paymentType: 'tempo' } })
      : await placeOrder(shop, rollItems(60), whole)
    placed.push({ order, isDivided })
    if (isDivided) await departAll(staff, order)
  }
  await waitForInvoices()
  const finance = await shop.asStaff('finance@contoh.id')
  const taxed = new Map<string, TaxedAmounts>()
  const ofCompany: Record<'whole' | 'divided', Invoice[]> = { whole: [], divided: [] }
  for (const { order, isDivided } of placed) {
    const { totals } = await order.api.orders.header({ id: order.id })
    const invoices = await listInvoices(order)
    const amounts = invoices.map(({ amount }) => moneyFromJson(amount))
    assert.equal(sum(amounts), moneyFromJson(totals.total))
    for (const invoice of invoices) {
      taxed.set(invoice.number, await checkInvoice(order, invoice))
      if (!isDivided)
        await finance.staffPayments.confirmPayment({
          id: order.id,
          body: { received: invoice.toSend },
        })
    }
    ofCompany[isDivided ? 'divided' : 'whole'].push(...invoices)
  }
  const owed = sum(ofCompany.divided.map(({ amount }) => moneyFromJson(amount)))
  await checkStatement(whole, month, ofCompany.whole, sum([]))
  await checkStatement(divided, month, ofCompany.divided, owed)
  await checkCoretax(month, taxed)
  shop.clock.advance(minutes(1))
}

test(`generated orders: the lines of ${ORDERS} add up to the same total on order, invoices, PDF, statement and Coretax file`, async () => {
  for (let done = 0; done < ORDERS; done += BATCH) await runBatch(Math.min(BATCH, ORDERS - done))
})
