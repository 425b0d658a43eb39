import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { toJakartaDate } from '#platform/clock.ts'
import { formatExact, formatQuantity } from '#platform/format.ts'
import { moneyFromJson, moneyToJson, sen, type MoneyJson } from '#platform/money.ts'
import {
  answerNegotiation,
  beginNegotiation,
  createNegotiatingBuyer,
} from '#tests/support/negotiations.ts'
import { createBuyerClient, placeOrder } from '#tests/support/orders.ts'
import { joinLines, readPdfPages } from '#tests/support/pdf-pages.ts'
import { createProduct } from '#tests/support/products.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { latestDelivery, VEHICLE_AND_DRIVER } from '#tests/support/staff-orders.ts'

const shop = await useTestShop()
const admin = await shop.asStaff()
const MOST_LINES = 200
const variants: string[] = []

/** Short names, and those as long as what a factory writes on a package. */
const makeName = (index: number) =>
  index % 3 === 0
    ? `Keramik lantai granit mutu satu permukaan kasar anti selip warna abu muda bermotif batu alam untuk teras garasi dan kamar mandi ukuran besar isi empat lembar seri ${index}`
    : `Semen uji seri ${index}`

before(async () => {
  for (let index = 0; index < MOST_LINES; index++)
    variants.push(
      await createProduct(shop.db, {
        name: makeName(index),
        unit: index % 2 === 0 ? 'sak' : 'lembar',
        price: Math.round(3_333_333 + index * 101_701) / 100,
        weightKg: 1.25,
        stock: { CBT: 90_000 },
      }),
    )
})

const quantityOf = (index: number) => [3, 17, 240, 1_005][index % 4]!
const itemsOf = (count: number) =>
  variants.slice(0, count).map((variant, index) => ({ variant, qty: quantityOf(index) }))

type Row = { name: string; variantName: string; sku: string; qty: number; unit: string }
const nameOf = ({ name, variantName }: Pick<Row, 'name' | 'variantName'>) =>
  `${name} ${variantName}`.trim()
const quantityText = ({ qty, unit }: Pick<Row, 'qty' | 'unit'>) => `${formatQuantity(qty)} ${unit}`

/** Every row stands on one page, from its number to its last amount. Returns the whole text. */
async function assertRows(bytes: Uint8Array, rows: readonly string[]): Promise<string> {
  const pages = (await readPdfPages(bytes)).map(joinLines)
  for (const row of rows)
    assert.ok(
      pages.some((page) => page.includes(row)),
      `no page has all of: ${row}`,
    )
  return pages.join(' ')
}

/** Every amount that the API answers is there, and no other. */
function assertAmounts(text: string, answered: readonly MoneyJson[]): void {
  const expected = new Set(answered.map((amount) => formatExact(amount)))
  const written = new Set(
    text.replaceAll(/[\d.,]+ (?:kg|m³)/g, '').match(/(?<![\d.,])\d{1,3}(?:\.\d{3})*,\d{2}(?!\d)/g),
  )
  assert.deepEqual([...written].sort(), [...expected].sort())
}

const priceRow = (line: Row & { unitPrice: MoneyJson; subtotal: MoneyJson }, index: number) =>
  `${index + 1} ${nameOf(line)} ${line.sku} ${quantityText(line)} ${formatExact(line.unitPrice)} ${formatExact(line.subtotal)}`
const amountsOf = (lines: readonly { unitPrice: MoneyJson; subtotal: MoneyJson }[]) =>
  lines.flatMap(({ unitPrice, subtotal }) => [unitPrice, subtotal])

for (const count of [1, 30, MOST_LINES]) {
  test(`GET /cart/pdf, POST /checkout/cart/proforma-invoice: ${count} lines as the cart and the checkout answer them`, async () => {
    const { api, addressId } = await createBuyerClient(shop)
    for (const { variant, qty } of itemsOf(count))
      await api.cart.add({ body: { product_variant_id: variant, qty } })
    const cart = await api.cart.show()
    assert.equal(cart.lines.length, count)
    const text = await assertRows(
      (await api.cart.pdf()).bytes,
      cart.lines.map((line, index) => priceRow(line, index)),
    )
    const { goods, exclusive, taxBase, tax } = cart
    assertAmounts(text, [...amountsOf(cart.lines), goods, exclusive, taxBase, tax])

    const body = { addressId, method: 'delivery' } as const
    const summary = await api.checkout.summary({ body })
    const proforma = await assertRows(
      (await api.proforma.ofCart({ body })).bytes,
      cart.lines.map((line, index) => priceRow(line, index)),
    )
    assertAmounts(proforma, [
      ...amountsOf(summary.lines),
      summary.goods,
      summary.freight,
      summary.exclusive,
      summary.taxBase,
      summary.tax,
      summary.total,
    ])
  })

  test(`GET /ecom/negotiation/{id}/pdf: ${count} lines as the negotiation answers them`, async () => {
    const buyer = await createNegotiatingBuyer(shop)
    const wishes = Object.fromEntries(
      itemsOf(count).map(({ variant, qty }, index) => [variant, [qty, 20_000.01 + index]]),
    ) as Record<string, [number, number]>
    const id = await beginNegotiation(buyer, wishes)
    await answerNegotiation(
      admin,
      id,
      itemsOf(count).map((_, index) => 25_000.07 + index),
    )
    const { totals } = await buyer.api.negotiations.header({ id })
    const { results } = await buyer.api.negotiations.items({ id })
    const lines = results.map((line) => ({ ...line, unitPrice: line.rounds.at(-1)!.offer! }))
    const text = await assertRows(
      (await buyer.api.negotiations.offerPdf({ id })).bytes,
      lines.map((line, index) => priceRow(line, index)),
    )
    const { goods, freight, exclusive, taxBase, tax, total } = totals
    assertAmounts(text, [...amountsOf(lines), goods, freight, exclusive, taxBase, tax, total])
  })

  test(`an order’s documents: ${count} lines from the proforma to the credit note as its calls answer them`, async () => {
    const { api, id, number, invoiceId } = await placeOrder(shop, itemsOf(count))
    const header = await api.orders.header({ id })
    const { results: lines } = await api.orders.products({ id })
    const { toSend } = await api.invoices.header({ id: invoiceId })
    const proforma = await assertRows(
      (await api.proforma.ofOrder({ id })).bytes,
      lines.map((line, index) => priceRow(line, index)),
    )
    assertAmounts(proforma, [...amountsOf(lines), ...Object.values(header.totals), toSend])

    const preview = await api.repeatOrder.preview({ id })
    const repeated = await assertRows(
      (await api.repeatOrder.pdf({ body: { id } })).bytes,
      preview.lines.map(({ oldPrice, now, ...line }, index) =>
        [
          `${index + 1} ${nameOf(line)} ${lines[index]!.sku}`,
          `${quantityText(line)} ${formatExact(oldPrice)}`,
          `${formatQuantity(now!.qty)} ${line.unit} ${formatExact(now!.price)} ${formatExact(now!.subtotal)}`,
        ].join(' '),
      ),
    )
    assertAmounts(repeated, [
      ...preview.lines.flatMap(({ oldPrice, now }) => [oldPrice, now!.price, now!.subtotal]),
      preview.newTotal,
      preview.oldTotal,
      // Nothing became dearer since.
      { amount: '0.00', currency: 'IDR' },
    ])

    await admin.staffPayments.confirmPayment({ id, body: { received: toSend } })
    const toPick = lines.map((line) => `${nameOf(line)} ${line.sku}`)
    const picked = await admin.staffDeliveryDocuments.pickListOfOrders({ body: { ids: [id] } })
    await assertRows(picked.bytes, [
      number,
      ...lines.map((line, index) => `${toPick[index]} 1 ${quantityText(line)}`),
      ...lines.map((line, index) => `${toPick[index]} ${quantityText(line)}`),
    ])

    const shippedLines = lines.map(({ id: lineId, qty }) => ({ lineId, qty }))
    const prepared = await admin.staffOrders.prepare({
      id,
      body: { lines: shippedLines, ...VEHICLE_AND_DRIVER },
    })
    const delivery = latestDelivery(prepared)
    const note = await assertRows(
      (await api.deliveryDocuments.note({ id: delivery.id })).bytes,
      lines.map(
        (line, index) =>
          `${index + 1} ${nameOf(line)} ${line.sku} ${quantityText(line)} ${formatQuantity(line.qty * 1.25)}`,
      ),
    )
    assert.ok(note.includes(`Jumlah berat ${formatQuantity(delivery.weightKg)}`))
    const labels = await assertRows(
      (await admin.staffDeliveryDocuments.labels({ id: delivery.id })).bytes,
      // A label ends a long name in an ellipsis; its SKU says which goods these are.
      lines.flatMap((line) => [
        `${quantityText(line)} ${nameOf(line).slice(0, 15)}`,
        `${line.sku} ${delivery.number} · ${number}`,
      ]),
    )
    for (let at = 1; at <= count; at++) assert.ok(labels.includes(`${at} dari ${count}`))

    await admin.staffOrders.depart({ id: delivery.id })
    await admin.staffOrders.receive({
      id: delivery.id,
      body: { receivedBy: 'Pak Warsito', receivedAt: shop.clock.now().toISOString() },
    })
    const creditNote = await creditPart(api, id, lines)
    const unitLines = lines.map((line) => ({ ...line, qty: 1, subtotal: line.unitPrice }))
    const { bytes, name } = await api.creditNotes.pdf({ id: creditNote.id })
    assert.equal(name, `Nota-kredit-${creditNote.number.replaceAll('/', '-')}.pdf`)
    const credited = await assertRows(
      bytes,
      unitLines.map((line, index) => priceRow(line, index)),
    )
    const exclusive = moneyToJson(
      sen(moneyFromJson(creditNote.total) - moneyFromJson(creditNote.tax)),
    )
    assertAmounts(credited, [
      ...amountsOf(unitLines),
      creditNote.goods,
      creditNote.freight,
      creditNote.total,
      creditNote.tax,
      exclusive,
    ])
    assert.ok(credited.includes(creditNote.number))
    assert.deepEqual((await admin.staffCreditNotes.pdf({ id: creditNote.id })).name, name)
  })
}

/** Takes back one unit of each line, with its share of the freight, and pays for it. */
async function creditPart(
  api: Awaited<ReturnType<typeof createBuyerClient>>['api'],
  orderId: string,
  lines: readonly { id: string }[],
) {
  const units = lines.map(({ id: lineId }) => ({ lineId, qty: 1 }))
  const { id } = await api.returns.request({
    id: orderId,
    body: {
      lines: units.map((line) => ({ ...line, reason: 'surplus' as const })),
      refundTo: 'BCA 5271 882 901 a.n. Warsito',
    },
  })
  const day = toJakartaDate(shop.clock.now())
  await admin.staffReturns.approve({ id, body: { lines: units, pickupOn: day } })
  await admin.staffReturns.receive({
    id,
    body: {
      warehouse: 'CBT',
      receivedOn: day,
      lines: units.map((line) => ({ ...line, restocked: 1 })),
    },
  })
  const credited = await admin.staffReturns.credit({ id, body: { withFreight: true } })
  return credited.creditNotes[0]!
}
