import assert from 'node:assert/strict'
import { test } from 'node:test'
import { moneyToJson, zero } from '#platform/money.ts'
import { makeDocumentTotals } from '#modules/catalogue/tax/rules/document-totals.ts'
import {
  makeStatement,
  type StatementEvent,
} from '#modules/finance/account-statements/rules/statement.ts'
import { computeTransferAmount } from '#modules/finance/invoices/rules.ts'
import {
  INVOICE_FILE_END,
  openInvoiceFile,
  toInvoiceXml,
} from '#modules/finance/tax-invoices/rules/coretax-xml.ts'
import { listTaxLines } from '#modules/finance/tax-invoices/rules/tax-document.ts'
import {
  describeGoods,
  makePriceTable,
} from '#modules/foundation/shop-documents/rules/price-table.ts'
import { readInvoiceFile } from '../support/documents/coretax-structure.ts'
import { createDice, type Dice } from '../support/dice.ts'
import {
  invoiceDeliveries,
  invoiceWhole,
  rollOrder,
  sumOf,
  type ModelInvoice,
} from '../support/documents/document-model.ts'
import { assertAddsUp, assertDrawn, readPrinted } from '../support/documents/printed-document.ts'

/** Orders, and of how many invoices one is drawn and read: all of them with MODEL_DRAWN=1. */
const ORDERS = Number(process.env['MODEL_ORDERS'] ?? 100_000)
const DRAWN = Number(process.env['MODEL_DRAWN'] ?? 500)
const ORDERS_IN_A_MONTH = 500
const SELLER = '0123456789012000'
const DAY = '2026-11-20'

type NumberedInvoice = ModelInvoice & { number: string; isPaid: boolean }

/** Invoices of an order, whole or of its deliveries, that add up to it, line by line. */
function issueInvoices(dice: Dice, takeNumber: () => string): NumberedInvoice[] {
  const order = rollOrder(dice)
  const invoices = dice(0, 1) ? [invoiceWhole(order)] : invoiceDeliveries(order, dice)
  const whole = invoiceWhole(order)
  for (const amount of ['goods', 'freight', 'total', 'exclusive', 'base', 'tax'] as const)
    assert.equal(sumOf(invoices, amount), whole[amount], amount)
  for (const line of order.lines) {
    const parts = invoices.flatMap(({ lines }) => lines.filter((part) => part.line === line))
    assert.deepEqual(
      [sumOf(parts, 'total'), sumOf(parts, 'base'), sumOf(parts, 'tax')],
      [line.total, line.tax.base, line.tax.tax],
    )
  }
  return invoices.map((invoice) => {
    assert.equal(sumOf(invoice.lines, 'total') + invoice.freight, invoice.total)
    assert.equal(invoice.exclusive + invoice.tax, invoice.total)
    return { ...invoice, number: takeNumber(), isPaid: dice(0, 1) === 0 }
  })
}

const toRow = ({ line, quantity, total }: ModelInvoice['lines'][number]) =>
  describeGoods({
    name: line.productName,
    variantName: line.variantName,
    sku: line.sku,
    discount: line.discount,
    awaited: 0,
    leadDays: 0,
    qty: quantity,
    unit: line.unit,
    unitPrice: moneyToJson(line.unitPrice),
    subtotal: moneyToJson(total),
  })

/** The blocks of an invoice that have its amounts, as its document has them. */
const makeBlocks = (invoice: ModelInvoice) => [
  makePriceTable(invoice.lines.map(toRow)),
  makeDocumentTotals({
    goods: moneyToJson(invoice.goods),
    freight: moneyToJson(invoice.freight),
    total: moneyToJson(invoice.total),
    exclusive: moneyToJson(invoice.exclusive),
    taxBase: moneyToJson(invoice.base),
    tax: moneyToJson(invoice.tax),
  }),
]

/** What is printed adds up to what the invoice asks for. */
function assertPrinted(invoice: NumberedInvoice): void {
  const printed = readPrinted(makeBlocks(invoice))
  assertAddsUp(printed, 'inclusive')
  assert.equal(printed.total, invoice.total)
}

/** The file for the tax office has each invoice with what it asks for. */
function assertCoretax(invoices: readonly NumberedInvoice[]): void {
  const buyer = {
    idKind: 'npwp',
    idNumber: '0912345678013000',
    name: 'PT Uji',
    address: 'Jl. Uji',
  } as const
  const bodies = invoices.map((invoice) => {
    const lines = invoice.lines.map(({ line, quantity, exclusive, base, tax }) => ({
      isService: false,
      name: line.productName,
      unit: line.unit,
      quantity,
      exclusive,
      base,
      tax,
      percent: line.taxPercent,
      luxury: line.luxury,
    }))
    const taxed = listTaxLines({ ...invoice, lines })
    return toInvoiceXml(
      { number: invoice.number, day: DAY, buyer, lines: taxed, replaces: false },
      SELLER,
    )
  })
  const file = readInvoiceFile(openInvoiceFile(SELLER) + bodies.join('') + INVOICE_FILE_END)
  const reported = Map.groupBy(file.invoices, ({ values }) => values['RefDesc']!)
  for (const { number, exclusive, base, tax } of invoices) {
    const parts = reported.get(number) ?? []
    const add = (amount: 'base' | 'otherBase' | 'tax') =>
      parts.reduce((all, part) => all + part[amount], 0)
    assert.deepEqual([add('base'), add('otherBase'), add('tax')], [exclusive, base, tax], number)
  }
}

/** The month's statement has each invoice once, and ends with what is not paid. */
function assertStatement(invoices: readonly NumberedInvoice[]): void {
  const event = { day: DAY, poNumber: null, refunds: 0, writtenOff: 0 }
  const events = invoices.flatMap(({ number, total, isPaid }): StatementEvent[] => {
    const of = { ...event, document: number, invoiceNumber: number }
    const issued = { ...of, kind: 'invoice_issued', receivables: total, money: 0 }
    const money = computeTransferAmount({ amount: total, uniqueCode: 0 })
    assert.ok(money >= total && money - total < 100 && money % 100 === 0)
    return isPaid ? [issued, { ...of, kind: 'invoice_paid', receivables: -total, money }] : [issued]
  })
  const unpaid = invoices.filter(({ isPaid }) => !isPaid)
  const dueAt = new Date(`${DAY}T12:00:00+07:00`)
  const statement = makeStatement({
    opening: { receivables: zero, refunds: zero },
    events,
    open: unpaid.map(({ number, total }) => ({
      id: number,
      number,
      poNumber: null,
      dueAt,
      owed: total,
      lateFee: zero,
    })),
    asOf: dueAt,
  })
  const billed = statement.lines.filter(({ title }) => title === 'Tagihan')
  assert.deepEqual(
    billed.map(({ debit }) => debit),
    invoices.map(({ total }) => total),
  )
  assert.equal(statement.closing, sumOf(unpaid, 'total'))
}

test(`${ORDERS} generated orders: invoices, what is printed of them, statement and Coretax file are the same sums`, async () => {
  const dice = createDice(1515)
  let issued = 0
  const takeNumber = () => `INV/2026/11/${String((issued += 1) % 1_000_000).padStart(6, '0')}`
  for (let done = 0; done < ORDERS; done += ORDERS_IN_A_MONTH) {
    const invoices = Array.from({ length: Math.min(ORDERS_IN_A_MONTH, ORDERS - done) }, () =>
      issueInvoices(dice, takeNumber),
    ).flat()
    for (const [index, invoice] of invoices.entries()) {
      assertPrinted(invoice)
      if (index % DRAWN === 0) await assertDrawn(invoice.number, makeBlocks(invoice))
    }
    assertCoretax(invoices)
    assertStatement(invoices)
  }
})
