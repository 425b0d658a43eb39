import type { Money } from '#platform/money.ts'
import { computeOrderTax } from '#modules/catalogue/tax/rules/order-tax.ts'
import type { TaxedOrder } from '#modules/finance/tax-invoices/rules/tax-document.ts'

/** The rates of the years since 2025. */
const RATES = {
  general: { percent: 12, baseNumerator: 11, baseDenominator: 12 },
  luxury: { percent: 12, baseNumerator: 1, baseDenominator: 1 },
}

/** An order of these lines and this freight (sen with PPN) as it is reported to the tax office. */
export function priceDraftLines(
  lines: readonly { total: Money; quantity: number; luxury: boolean; name?: string }[],
  freight: Money,
): TaxedOrder {
  const taxed = computeOrderTax(lines, freight, RATES)
  return {
    ...taxed.document,
    lines: lines.map(({ quantity, luxury, name }, index) => ({
      ...taxed.lines[index]!,
      isService: false,
      name: name ?? `Semen ${index + 1}`,
      unit: 'sak',
      quantity,
      percent: 12,
      luxury,
    })),
  }
}
