import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { formatExact, formatQuantity } from '#platform/format.ts'
import { moneyFromJson, moneyToJson, multiply, sen, sum, type MoneyJson } from '#platform/money.ts'
import {
  issueCartDocuments,
  issueNegotiationDocuments,
  issueOrderDocuments,
} from '#tests/support/documents/issue-documents.ts'
import { taxOnTop, toMoney } from '#tests/support/finance/money-model.ts'
import { joinLines, readPdfPages } from '#tests/support/documents/pdf-pages.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
const admin = await shop.asStaff()
const MAX_LINES = 200
const variants: string[] = []

/** Short names, and those as long as what a factory writes on a package. */
const makeName = (index: number) =>
  index % 3 === 0
    ? `Keramik lantai granit mutu satu permukaan kasar anti selip warna abu muda bermotif batu alam untuk teras garasi dan kamar mandi ukuran besar isi empat lembar seri ${index}`
    : `Semen uji seri ${index}`

before(async () => {
  for (let index = 0; index < MAX_LINES; index++)
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

/** Asserts that a document prints every amount that the API answers, and no other. */
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

/** A row of a repeated order: what it was, and what it costs now. */
type RepeatedRow = Omit<Row, 'qty'> & {
  qty: number
  oldPrice: MoneyJson
  now: { qty: number; price: MoneyJson; subtotal: MoneyJson } | null
}

const describeChange = (before: MoneyJson, now: MoneyJson): string => {
  const more = moneyFromJson(now) - moneyFromJson(before)
  return more === 0 ? '' : ` · harga ${more > 0 ? 'naik' : 'turun'}`
}

/** The PDF of a repetition has each row, and the amounts that its call answers. */
async function assertRepeated(
  bytes: Uint8Array,
  preview: { lines: readonly RepeatedRow[]; newTotal: MoneyJson; oldTotal: MoneyJson },
): Promise<void> {
  const text = await assertRows(
    bytes,
    preview.lines.map(({ oldPrice, now, ...line }, index) =>
      [
        `${index + 1} ${nameOf(line)} ${line.sku}${describeChange(oldPrice, now!.price)}`,
        `${quantityText(line)} ${formatExact(oldPrice)}`,
        `${formatQuantity(now!.qty)} ${line.unit} ${formatExact(now!.price)} ${formatExact(now!.subtotal)}`,
      ].join(' '),
    ),
  )
  const [newTotal, oldTotal] = [preview.newTotal, preview.oldTotal].map(moneyFromJson)
  assertAmounts(text, [
    ...preview.lines.flatMap(({ oldPrice, now }) => [oldPrice, now!.price, now!.subtotal]),
    preview.newTotal,
    preview.oldTotal,
    // What it costs more by now.
    moneyToJson(sen(newTotal! - oldTotal!)),
  ])
}

type NegotiationDocuments = Awaited<ReturnType<typeof issueNegotiationDocuments>>

/** The negotiated prices with their PPN, beside what the same goods cost in the cart. */
function compareWithCart({ repeatItems, repeatedCart }: NegotiationDocuments) {
  const inCart = new Map(repeatedCart.lines.map((line) => [line.product_variant_id, line]))
  const lines = repeatItems.map(({ formerPrice, luxury, ...line }) => {
    const former = BigInt(moneyFromJson(formerPrice))
    const oldPrice = moneyToJson(toMoney(former + taxOnTop(former, luxury)))
    const { qty, unitPrice: price, subtotal } = inCart.get(line.product_variant_id)!
    return { ...line, oldPrice, now: { qty, price, subtotal } }
  })
  const oldTotal = sum(lines.map(({ oldPrice, qty }) => multiply(moneyFromJson(oldPrice), qty)))
  return { lines, oldTotal: moneyToJson(oldTotal), newTotal: repeatedCart.goods }
}

for (const count of [1, 30, MAX_LINES]) {
  test(`GET /cart/pdf, POST /checkout/cart/proforma-invoice: ${count} lines as the cart and the checkout answer them`, async () => {
    const { cart, cartPdf, summary, proformaPdf } = await issueCartDocuments(shop, itemsOf(count))
    assert.equal(cart.lines.length, count)
    const rows = cart.lines.map((line, index) => priceRow(line, index))
    const { goods, exclusive, taxBase, tax } = cart
    assertAmounts(await assertRows(cartPdf.bytes, rows), [
      ...amountsOf(cart.lines),
      goods,
      exclusive,
      taxBase,
      tax,
    ])
    assertAmounts(await assertRows(proformaPdf.bytes, rows), [
      ...amountsOf(summary.lines),
      summary.goods,
      summary.freight,
      summary.exclusive,
      summary.taxBase,
      summary.tax,
      summary.total,
    ])
  })

  test(`GET /ecom/negotiation/{id}/pdf, POST /ecom/negotiation/repeat-order/pdf: ${count} lines as the negotiation answers them`, async () => {
    const issued = await issueNegotiationDocuments(shop, admin, itemsOf(count))
    const { goods, freight, exclusive, taxBase, tax, total } = issued.header.totals
    const lines = issued.lines.map((line) => ({ ...line, unitPrice: line.rounds.at(-1)!.offer! }))
    const text = await assertRows(
      issued.offerPdf.bytes,
      lines.map((line, index) => priceRow(line, index)),
    )
    assertAmounts(text, [...amountsOf(lines), goods, freight, exclusive, taxBase, tax, total])
    await assertRepeated(issued.repeatPdf.bytes, compareWithCart(issued))
  })

  test(`an order’s documents: ${count} lines from the proforma to the credit note as its calls answer them`, async () => {
    const issued = await issueOrderDocuments(shop, admin, itemsOf(count))
    const { api, number, header, lines, toSend, delivery, creditNote } = issued
    const rows = lines.map((line, index) => priceRow(line, index))
    for (const { bytes } of [issued.proformaPdf, issued.invoicePdf])
      assertAmounts(await assertRows(bytes, rows), [
        ...amountsOf(lines),
        ...Object.values(header.totals),
        toSend,
      ])
    await assertRepeated(issued.repeatPdf.bytes, issued.preview)

    const toPick = lines.map((line) => `${nameOf(line)} ${line.sku}`)
    await assertRows(issued.pickListPdf.bytes, [
      number,
      ...lines.map((line, index) => `${toPick[index]} 1 ${quantityText(line)}`),
      ...lines.map((line, index) => `${toPick[index]} ${quantityText(line)}`),
    ])
    const note = await assertRows(
      issued.notePdf.bytes,
      lines.map(
        (line, index) =>
          `${index + 1} ${nameOf(line)} ${line.sku} ${quantityText(line)} ${formatQuantity(line.qty * 1.25)}`,
      ),
    )
    assert.ok(note.includes(`Jumlah berat ${formatQuantity(delivery.weightKg)}`))
    const labels = await assertRows(
      issued.labelsPdf.bytes,
      // A label ends a long name in an ellipsis; its SKU says which goods these are.
      lines.flatMap((line) => [
        `${quantityText(line)} ${nameOf(line).slice(0, 15)}`,
        `${line.sku} ${delivery.number} · ${number}`,
      ]),
    )
    for (let at = 1; at <= count; at++) assert.ok(labels.includes(`${at} dari ${count}`))

    const unitLines = lines.map((line) => ({ ...line, qty: 1, subtotal: line.unitPrice }))
    const { bytes, name } = issued.creditNotePdf
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
    assert.equal((await api.creditNotes.pdf({ id: creditNote.id })).name, name)
  })
}
