import { type Money, sen, sum } from '#platform/money.ts'
import {
  computeExclusiveTax,
  type PriceMode,
  type TaxRate,
} from '#modules/catalogue/tax/rules/tax.ts'
import { computeOrderTax } from '#modules/catalogue/tax/rules/order-tax.ts'
import type { NewOrderLine } from '#modules/selling/orders/rules/new-order.ts'
import type { OrderDraft } from './order-draft.ts'

/**
 * A draft's lines and totals as orders are stored: including PPN, whichever way the draft is priced. Lines
 * and freight add up to the total, and so do their taxes, to the sen. In a draft that excludes PPN, unit
 * prices are rounded one by one, so that quantity × unit price may miss the line's total by some sen.
 */
export function priceDraft({
  lines,
  freight,
  rates,
  prices,
}: Pick<OrderDraft, 'lines' | 'freight' | 'rates' | 'prices'>) {
  const taxes = computeOrderTax(lines, freight, rates, prices)
  const pricedLines = lines.map((line, index): NewOrderLine => {
    const tax = taxes.lines[index]!
    const rate = line.luxury ? rates.luxury : rates.general
    return {
      ...line,
      listPrice: includeTax(line.listPrice, rate, prices),
      unitPrice: includeTax(line.unitPrice, rate, prices),
      total: sen(tax.exclusive + tax.tax),
      tax,
      taxPercent: rate.percent,
    }
  })
  const goods = sum(pricedLines.map(({ total }) => total))
  const freightWithTax = sen(taxes.freight.exclusive + taxes.freight.tax)
  return {
    lines: pricedLines,
    goods,
    freight: freightWithTax,
    total: sen(goods + freightWithTax),
    tax: taxes.document,
  }
}

function includeTax(price: Money, rate: TaxRate, prices: PriceMode): Money {
  return prices === 'inclusive' ? price : sen(price + computeExclusiveTax(price, rate).tax)
}
