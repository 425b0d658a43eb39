import { escapeHtml } from '#platform/escape-html.ts'
import { type Money, moneyToJson } from '#platform/money.ts'
import { findUnitPrice, type TaxLine } from './tax-document.ts'
import type { TaxBuyer } from './tax-states.ts'
import { SERVICE_UNIT, toUnitCode } from './unit-codes.ts'

/** The tax invoices of one file that the tax office's import takes. */
export const INVOICES_IN_A_FILE = 1000

const NAMESPACE = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"'
const LONGEST_TEXT = 250
/** Goods and services without a code of their own. */
const ANY_GOODS = '000000'
const NO_TAX_NUMBER = '0000000000000000'
/** The main place of business of the number's holder. */
const MAIN_PLACE = '000000'

export type CoretaxInvoice = {
  /** Our number, for reference. */
  number: string
  /** The day on which PPN became due: `2026-11-20`. */
  day: string
  buyer: Pick<TaxBuyer, 'idKind' | 'idNumber' | 'name' | 'address'>
  lines: readonly TaxLine[]
  replaces: boolean
}

/** The file's opening, before its first invoice. `sellerTin`: 16 digits. */
export const openInvoiceFile = (sellerTin: string): string =>
  [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<TaxInvoiceBulk ${NAMESPACE} xsi:noNamespaceSchemaLocation="TaxInvoice.xsd">`,
    `  <TIN>${sellerTin}</TIN>`,
    '  <ListOfTaxInvoice>',
    '',
  ].join('\n')

export const INVOICE_FILE_END = '  </ListOfTaxInvoice>\n</TaxInvoiceBulk>\n'

/**
 * An invoice as the tax office's import reads it (`TaxInvoice`). Goods taxed on another base (11/12) have code 04;
 * luxury goods, taxed on the full price, code 01 and a tax invoice of their own (PMK 131/2024).
 */
export const toInvoiceXml = (invoice: CoretaxInvoice, sellerTin: string): string =>
  [false, true]
    .map((luxury) => invoice.lines.filter((line) => line.luxury === luxury))
    .filter((lines) => lines.length > 0)
    .map((lines) => toTaxInvoice({ ...invoice, lines }, sellerTin))
    .join('')

function toTaxInvoice({ number, day, buyer, lines, replaces }: CoretaxInvoice, sellerTin: string) {
  const hasTin = buyer.idKind === 'npwp'
  const idNumber = buyer.idNumber ?? ''
  return toElement('TaxInvoice', 2, [
    ['TaxInvoiceDate', day],
    ['TaxInvoiceOpt', 'Normal'],
    ['TrxCode', lines[0]?.luxury ? '01' : '04'],
    ['AddInfo', ''],
    ['CustomDoc', ''],
    ['RefDesc', replaces ? `${number} (pengganti)` : number],
    ['FacilityStamp', ''],
    ['SellerIDTKU', `${sellerTin}${MAIN_PLACE}`],
    ['BuyerTin', hasTin ? idNumber : NO_TAX_NUMBER],
    ['BuyerDocument', hasTin ? 'TIN' : 'National ID'],
    ['BuyerCountry', 'IDN'],
    ['BuyerDocumentNumber', hasTin ? '-' : idNumber],
    ['BuyerName', buyer.name],
    // The tax office's own spelling.
    ['BuyerAdress', buyer.address],
    ['BuyerEmail', ''],
    ['BuyerIDTKU', hasTin ? `${idNumber}${MAIN_PLACE}` : MAIN_PLACE],
    ['ListOfGoodService', lines.map(toGoodService).join('')],
  ])
}

function toGoodService(line: TaxLine): string {
  const { price, discount } = findUnitPrice(line)
  return toElement('GoodService', 4, [
    ['Opt', line.isService ? 'B' : 'A'],
    ['Code', ANY_GOODS],
    ['Name', line.name],
    ['Unit', line.isService ? SERVICE_UNIT : toUnitCode(line.unit)],
    ['Price', formatAmount(price)],
    ['Qty', String(line.quantity)],
    ['TotalDiscount', formatAmount(discount)],
    ['TaxBase', formatAmount(line.exclusive)],
    ['OtherTaxBase', formatAmount(line.base)],
    ['VATRate', String(line.percent)],
    ['VAT', formatAmount(line.tax)],
    ['STLGRate', '0'],
    ['STLG', '0'],
  ])
}

/** Sales to buyers without a number, as one row of the month (`digunggung`). Money in sen. */
export type RetailAggregate = {
  month: string
  lastDay: string
  exclusive: Money
  base: Money
  tax: Money
}

/** The retail aggregate as the tax office's import reads it (`RetailInvoiceBulk`, attachment I.A.5). */
export const toRetailXml = (retail: RetailAggregate, sellerTin: string): string =>
  [
    '<?xml version="1.0" encoding="utf-8"?>\n',
    `<RetailInvoiceBulk ${NAMESPACE} xsi:noNamespaceSchemaLocation="schema.xsd">\n`,
    `  <TIN>${sellerTin}</TIN>\n`,
    `  <TaxPeriodMonth>${Number(retail.month.slice(5))}</TaxPeriodMonth>\n`,
    `  <TaxPeriodYear>${retail.month.slice(0, 4)}</TaxPeriodYear>\n`,
    '  <ListOfRetailInvoice>\n',
    toElement('RetailInvoice', 2, [
      ['TrxCode', 'Normal'],
      ['BuyerName', '-'],
      ['BuyerIdOpt', 'NIK'],
      ['BuyerIdNumber', NO_TAX_NUMBER],
      ['GoodServiceOpt', 'A'],
      ['SerialNo', retail.month],
      ['TransactionDate', retail.lastDay],
      ['TaxBaseSellingPrice', formatAmount(retail.exclusive)],
      ['OtherTaxBaseSellingPrice', formatAmount(retail.base)],
      ['VAT', formatAmount(retail.tax)],
      ['STLG', '0'],
      ['Info', ''],
    ]),
    '  </ListOfRetailInvoice>\n</RetailInvoiceBulk>\n',
  ].join('')

/** `11000`, or `91666.67` where there are sen. */
const formatAmount = (amount: Money): string => moneyToJson(amount).amount.replace(/\.00$/, '')

const INDENT = '  '

/** An element with its children. A value that is markup already stays as it is. */
function toElement(name: string, depth: number, children: readonly [string, string][]): string {
  const outer = INDENT.repeat(depth)
  const inner = INDENT.repeat(depth + 1)
  const lines = children.map(([child, value]) => {
    if (value === '') return `${inner}<${child}/>\n`
    if (value.trimStart().startsWith('<') && child.startsWith('ListOf'))
      return `${inner}<${child}>\n${value}${inner}</${child}>\n`
    return `${inner}<${child}>${escapeXml(value)}</${child}>\n`
  })
  return `${outer}<${name}>\n${lines.join('')}${outer}</${name}>\n`
}

/** Control characters are no XML, however they are written; a line ends nowhere in these texts. */
const NO_XML = /[\p{Cc}\p{Zl}\p{Zp}\ufffe\uffff]+/gu

const escapeXml = (text: string): string =>
  escapeHtml(
    text.toWellFormed().replaceAll(NO_XML, ' ').trim().slice(0, LONGEST_TEXT).toWellFormed(),
  )
