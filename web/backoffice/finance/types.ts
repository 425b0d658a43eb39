import type { z } from 'zod'
import type { staffLateFeeCalls } from '#modules/finance/late-fees/staff-contract.ts'
import type { staffMonthCalls } from '#modules/finance/month-closing/staff-contract.ts'
import type { staffFinanceCalls } from '#modules/finance/finance-overview/staff-contract.ts'
import type { staffReminderCalls } from '#modules/finance/payment-reminders/staff-contract.ts'

type MonthCalls = typeof staffMonthCalls
type FinanceCalls = typeof staffFinanceCalls

export type FinanceOverview = z.output<FinanceCalls['overview']['response']['schema']>
export type OwingCustomer = z.output<
  FinanceCalls['customers']['response']['schema']
>['results'][number]
export type OpenInvoice = z.output<
  FinanceCalls['invoices']['response']['schema']
>['results'][number]
export type LedgerMonth = z.output<MonthCalls['list']['response']['schema']>['results'][number]
type LateFeeCalls = typeof staffLateFeeCalls

export type InvoiceLateFee = z.output<LateFeeCalls['show']['response']['schema']>
export type LateFeeRow = z.output<LateFeeCalls['rates']['response']['schema']>['results'][number]
export type InvoiceReminders = z.output<(typeof staffReminderCalls)['show']['response']['schema']>
