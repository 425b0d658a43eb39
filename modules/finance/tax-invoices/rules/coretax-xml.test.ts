import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { multiply, rupiah, sen, sum } from '#platform/money.ts'
import { priceDraftLines } from '#tests/support/finance/taxed-orders.ts'
import { createDice } from '#tests/support/dice.ts'
import { readInvoiceFile } from '#tests/support/documents/coretax-structure.ts'
import { INVOICE_FILE_END, openInvoiceFile, toInvoiceXml } from './coretax-xml.ts'
import { findUnitPrice, listTaxLines } from './tax-document.ts'
import type { TaxBuyer } from './tax-states.ts'

const SELLER = '0123456789012000'
const company: TaxBuyer = {
  idKind: 'npwp',
  idNumber: '0912345678013000',
  name: 'PT Griya <Selaras> & Rekan',
  address: 'Jl. Raya Bogor Km 30, Depok',
  isBusiness: true,
}

const makeFile = (order: ReturnType<typeof priceDraftLines>, buyer = company) =>
  openInvoiceFile(SELLER) +
  toInvoiceXml(
    {
      number: 'INV/2026/11/000001',
      day: '2026-11-20',
      buyer,
      lines: listTaxLines(order),
      replaces: false,
    },
    SELLER,
  ) +
  INVOICE_FILE_END

const GOLDEN = `<?xml version="1.0" encoding="utf-8"?>
<TaxInvoiceBulk xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="TaxInvoice.xsd">
  <TIN>0123456789012000</TIN>
  <ListOfTaxInvoice>
    <TaxInvoice>
      <TaxInvoiceDate>2026-11-20</TaxInvoiceDate>
      <TaxInvoiceOpt>Normal</TaxInvoiceOpt>
      <TrxCode>04</TrxCode>
      <AddInfo/>
      <CustomDoc/>
      <RefDesc>INV/2026/11/000001</RefDesc>
      <FacilityStamp/>
      <SellerIDTKU>0123456789012000000000</SellerIDTKU>
      <BuyerTin>0912345678013000</BuyerTin>
      <BuyerDocument>TIN</BuyerDocument>
      <BuyerCountry>IDN</BuyerCountry>
      <BuyerDocumentNumber>-</BuyerDocumentNumber>
      <BuyerName>PT Griya &lt;Selaras&gt; &amp; Rekan</BuyerName>
      <BuyerAdress>Jl. Raya Bogor Km 30, Depok</BuyerAdress>
      <BuyerEmail/>
      <BuyerIDTKU>0912345678013000000000</BuyerIDTKU>
      <ListOfGoodService>
        <GoodService>
          <Opt>A</Opt>
          <Code>000000</Code>
          <Name>Semen 1</Name>
          <Unit>UM.0033</Unit>
          <Price>100000</Price>
          <Qty>1</Qty>
          <TotalDiscount>0</TotalDiscount>
          <TaxBase>100000</TaxBase>
          <OtherTaxBase>91666.67</OtherTaxBase>
          <VATRate>12</VATRate>
          <VAT>11000</VAT>
          <STLGRate>0</STLGRate>
          <STLG>0</STLG>
        </GoodService>
      </ListOfGoodService>
    </TaxInvoice>
  </ListOfTaxInvoice>
</TaxInvoiceBulk>
`

test('toInvoiceXml: 100.000 has a base of 91.666,67 and PPN of 11.000, to the letter', () => {
  const order = priceDraftLines([{ total: rupiah(111_000), quantity: 1, luxury: false }], sen(0))
  assert.equal(makeFile(order), GOLDEN)
})

test('toInvoiceXml: a person is named by NIK, without a tax number', () => {
  const order = priceDraftLines([{ total: rupiah(111_000), quantity: 1, luxury: false }], sen(0))
  const person: TaxBuyer = { ...company, idKind: 'nik', idNumber: '3275012345678901' }
  const { values } = readInvoiceFile(makeFile(order, person)).invoices[0]!
  assert.equal(values['BuyerTin'], '0000000000000000')
  assert.equal(values['BuyerDocument'], 'National ID')
  assert.equal(values['BuyerDocumentNumber'], '3275012345678901')
})

test('toInvoiceXml: luxury goods have code 01 and the whole price as their base, apart from the others', () => {
  const order = priceDraftLines(
    [
      { total: rupiah(112_000), quantity: 2, luxury: true },
      { total: rupiah(111_000), quantity: 3, luxury: false },
    ],
    rupiah(55_500),
  )
  const { invoices } = readInvoiceFile(makeFile(order))
  assert.deepEqual(
    invoices.map(({ values, base, otherBase, tax }) => [values['TrxCode'], base, otherBase, tax]),
    [
      ['04', 150_000_00, 137_500_00, 16_500_00],
      ['01', 100_000_00, 100_000_00, 12_000_00],
    ],
  )
})

test('toInvoiceXml: over generated orders every file keeps to the structure and adds up to its document', () => {
  const line = fc.record({
    total: fc.integer({ min: 1, max: 9_000_000_000 }).map(sen),
    quantity: fc.integer({ min: 1, max: 9_999_999 }).map((thousandths) => thousandths / 1000),
    luxury: fc.boolean(),
    name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).map((name) => `x${name}`),
  })
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 0, max: 500_000_000 }).map(sen),
      (lines, freight) => {
        const order = priceDraftLines(lines, freight)
        const { invoices } = readInvoiceFile(makeFile(order))
        const add = (amount: 'base' | 'otherBase' | 'tax') =>
          sum(invoices.map((invoice) => sen(invoice[amount])))
        assert.deepEqual(
          [add('base'), add('otherBase'), add('tax')],
          [order.exclusive, order.base, order.tax],
        )
      },
    ),
    { seed: 15, numRuns: 3000 },
  )
})

test('listTaxLines: the lines of 100,000 orders add up to their documents, and each is its quantity × price − discount', () => {
  const dice = createDice(15)
  for (let nr = 0; nr < 100_000; nr++) {
    const lines = Array.from({ length: dice(1, 6) }, () => ({
      total: sen(dice(0, 1) ? dice(1, 90_000_000) * 100 : dice(1, 2_000_000_000)),
      quantity: dice(0, 3) ? dice(1, 400) : dice(1, 99_999) / 1000,
      luxury: dice(0, 9) === 0,
    }))
    const order = priceDraftLines(lines, sen(dice(0, 50_000_000)))
    const exported = listTaxLines(order)
    for (const amount of ['exclusive', 'base', 'tax'] as const)
      assert.equal(sum(exported.map((line) => line[amount])), order[amount])
    for (const line of exported) {
      const { price, discount } = findUnitPrice(line)
      assert.equal(multiply(price, line.quantity) - discount, line.exclusive)
      assert.ok(discount >= 0 && line.base >= 0 && line.tax >= 0)
    }
  }
})
