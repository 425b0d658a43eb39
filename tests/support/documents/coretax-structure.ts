import assert from 'node:assert/strict'

/** An element of a file for the tax office: its name, its text, and its children in their order. */
export type CoretaxElement = { name: string; text: string; children: CoretaxElement[] }

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

/** Reads a file; fails where it is not well formed. */
export function parseCoretaxFile(xml: string): CoretaxElement {
  const root: CoretaxElement = { name: '', text: '', children: [] }
  const open = [root]
  const body = xml.replace(/^<\?xml version="1\.0" encoding="utf-8"\?>\n/, '')
  assert.notEqual(body, xml, 'no XML declaration')
  for (const [token, end, name, empty] of body.matchAll(/<(\/?)([A-Za-z]+)[^<>]*?(\/?)>|[^<>]+/g)) {
    const parent = open.at(-1)!
    if (name === undefined) {
      assert.doesNotMatch(token, /&(?!(amp|lt|gt|quot|#39);)/)
      parent.text += token.replaceAll(/&[^;]+;/g, (entity) => ENTITIES[entity]!)
    } else if (end) {
      assert.equal(open.pop()!.name, name)
    } else {
      const element: CoretaxElement = { name, text: '', children: [] }
      parent.children.push(element)
      if (!empty) open.push(element)
    }
  }
  assert.equal(open.length, 1, 'an element is not closed')
  return root.children[0]!
}

const AMOUNT = /^\d+(\.\d{2})?$/

/** The elements of an invoice in the order of the template of the tax office, and what each may say. */
const INVOICE: readonly [string, RegExp][] = [
  ['TaxInvoiceDate', /^\d{4}-\d{2}-\d{2}$/],
  ['TaxInvoiceOpt', /^Normal$/],
  ['TrxCode', /^0[14]$/],
  ['AddInfo', /^$/],
  ['CustomDoc', /^$/],
  ['RefDesc', /^INV\/\d{4}\/\d{2}\/\d{6}( \(pengganti\))?$/],
  ['FacilityStamp', /^$/],
  ['SellerIDTKU', /^\d{22}$/],
  ['BuyerTin', /^\d{16}$/],
  ['BuyerDocument', /^(TIN|National ID)$/],
  ['BuyerCountry', /^IDN$/],
  ['BuyerDocumentNumber', /^(-|\d{16})$/],
  ['BuyerName', /^.{1,250}$/],
  ['BuyerAdress', /^.{1,250}$/],
  ['BuyerEmail', /^$/],
  ['BuyerIDTKU', /^(\d{22}|000000)$/],
  ['ListOfGoodService', /^\s*$/],
]

const LINE: readonly [string, RegExp][] = [
  ['Opt', /^[AB]$/],
  ['Code', /^\d{6}$/],
  ['Name', /^.{1,250}$/],
  ['Unit', /^UM\.\d{4}$/],
  ['Price', AMOUNT],
  ['Qty', /^\d+(\.\d{1,3})?$/],
  ['TotalDiscount', AMOUNT],
  ['TaxBase', AMOUNT],
  ['OtherTaxBase', AMOUNT],
  ['VATRate', /^\d+(\.\d+)?$/],
  ['VAT', AMOUNT],
  ['STLGRate', /^0$/],
  ['STLG', /^0$/],
]

function assertChildren(element: CoretaxElement, rules: readonly [string, RegExp][]): void {
  assert.deepEqual(
    element.children.map(({ name }) => name),
    rules.map(([name]) => name),
  )
  for (const [index, [name, rule]] of rules.entries())
    assert.match(element.children[index]!.text, rule, name)
}

const readText = (element: CoretaxElement, name: string): string =>
  element.children.find((child) => child.name === name)!.text

/** An amount in sen. */
const readSen = (element: CoretaxElement, name: string): number =>
  Math.round(Number(readText(element, name)) * 100)

/** A tax invoice of a file: what it says, and the sums of its lines (sen). */
export type CoretaxInvoiceFacts = {
  values: Record<string, string>
  lines: Record<string, string>[]
  base: number
  otherBase: number
  tax: number
}

const toValues = ({ children }: CoretaxElement) =>
  Object.fromEntries(children.map(({ name, text }) => [name, text.trim()]))

/** Checks a file of tax invoices against the template of the tax office, and returns what it says. */
export function readInvoiceFile(xml: string): {
  sellerTin: string
  invoices: CoretaxInvoiceFacts[]
} {
  const bulk = parseCoretaxFile(xml)
  assert.equal(bulk.name, 'TaxInvoiceBulk')
  assertChildren(bulk, [
    ['TIN', /^\d{16}$/],
    ['ListOfTaxInvoice', /^\s*$/],
  ])
  const sellerTin = readText(bulk, 'TIN')
  const invoices = bulk.children[1]!.children.map((invoice) => {
    assert.equal(invoice.name, 'TaxInvoice')
    assertChildren(invoice, INVOICE)
    const lines = invoice.children.at(-1)!.children
    assert.ok(lines.length > 0)
    for (const line of lines) assertLine(line)
    const add = (name: string) => lines.reduce((sum, line) => sum + readSen(line, name), 0)
    return {
      values: toValues(invoice),
      lines: lines.map(toValues),
      base: add('TaxBase'),
      otherBase: add('OtherTaxBase'),
      tax: add('VAT'),
    }
  })
  return { sellerTin, invoices }
}

/** Quantity × price − discount is the line's amount, and its PPN the rate of its base but for the rounding. */
function assertLine(line: CoretaxElement): void {
  assert.equal(line.name, 'GoodService')
  assertChildren(line, LINE)
  const gross = (readSen(line, 'Price') * Math.round(Number(readText(line, 'Qty')) * 1000)) / 1000
  assert.equal(Math.round(gross) - readSen(line, 'TotalDiscount'), readSen(line, 'TaxBase'))
  const tax = (readSen(line, 'OtherTaxBase') * Number(readText(line, 'VATRate'))) / 100
  assert.ok(Math.abs(tax - readSen(line, 'VAT')) < 2, `${tax} is not ${readText(line, 'VAT')}`)
}
