import type { z } from 'zod'
import type { staffTaxCalls } from '#modules/finance/tax-invoices/staff-contract.ts'

export type TaxMonthResponse = z.output<(typeof staffTaxCalls)['month']['response']['schema']>
export type TaxInvoiceResponse = z.output<
  (typeof staffTaxCalls)['invoices']['response']['schema']
>['results'][number]
