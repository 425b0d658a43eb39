import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import { DateTime, listOf, MoneySchema, PageQuery } from '#platform/contract/schemas.ts'
import { ageBands } from '#modules/finance/invoices/ageing-rules.ts'
import { InvoiceStatus } from '#modules/finance/invoices/rules.ts'
import { dueFilters } from './rules.ts'

const financeCall = { who: 'staff', roles: ['finance'] } as const

const OwedSum = z.object({ count: z.int(), amount: MoneySchema })
const Ageing = z.array(OwedSum.extend({ due: z.enum(ageBands) }))

export const staffFinanceCalls = {
  overview: call('GET /staff/finance', {
    ...financeCall,
    summary: 'What buyers owe, by how long it has been due, and what is due today',
    canLag: true,
    response: json(
      z.object({ owed: OwedSum, ageing: Ageing, dueToday: OwedSum, differences: OwedSum }),
    ),
  }),
  customers: call('GET /staff/finance/customers', {
    ...financeCall,
    summary: 'Companies and persons who owe, most overdue first, by age',
    canLag: true,
    query: PageQuery.extend({ search: z.string().trim().max(100).optional() }),
    response: json(
      listOf(
        z.object({
          /** Of a company, or else of a person. */
          companyId: z.string().nullable(),
          accountId: z.string().nullable(),
          name: z.string(),
          owed: OwedSum,
          overdue: MoneySchema,
          ageing: Ageing,
        }),
      ),
    ),
  }),
  invoices: call('GET /staff/finance/invoices', {
    ...financeCall,
    summary: 'Invoices on which something is owed, the longest due first',
    canLag: true,
    query: PageQuery.extend({
      due: z.enum(dueFilters).optional().catch(undefined),
      company: z.uuid().optional().catch(undefined),
      account: z.uuid().optional().catch(undefined),
    }),
    response: json(
      listOf(
        z.object({
          id: z.string(),
          number: z.string(),
          status: z.enum(InvoiceStatus),
          orderId: z.string(),
          buyer: z.string(),
          paymentType: z.string(),
          issuedAt: DateTime,
          dueAt: DateTime,
          daysLate: z.int(),
          amount: MoneySchema,
          /** Null where the invoice is not on credit terms: nobody is reminded of it. */
          reminders: z
            .object({ lastOn: z.iso.date().nullable(), isPaused: z.boolean() })
            .nullable(),
        }),
      ),
    ),
  }),
}
