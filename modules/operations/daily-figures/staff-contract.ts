import { z } from 'zod'
import { call, json, stream } from '#platform/contract/call.ts'
import { DateTime, FilteredDay, MoneySchema } from '#platform/contract/schemas.ts'
import { figureSpans } from './rules/periods.ts'

/** Who looks after the shop's trade. */
const tradingStaff = { who: 'staff', roles: ['sales', 'finance'] } as const

const Figures = z.object({
  orders: z.int(),
  cancelled: z.int(),
  /** Of orders that were not cancelled, PPN and freight included. */
  revenue: MoneySchema,
  visits: z.int(),
  productViews: z.int(),
  cartViews: z.int(),
  checkoutViews: z.int(),
  zeroResults: z.int(),
  deliveries: z.int(),
  deliveriesOnTime: z.int(),
  answers: z.int(),
  /** Orders of a hundred viewed products. */
  conversion: z.number().nullable(),
  /** Per cent of the deliveries that came by the planned day. */
  onTime: z.number().nullable(),
  /** How long a bid waited for staff. */
  answerMinutes: z.int().nullable(),
})

const Period = z.object({ from: z.iso.date(), to: z.iso.date() })

const FigureQuery = z.object({
  span: z.enum(figureSpans).default('day').catch('day'),
  /** The last period is that of this day; today where it is left out. */
  until: FilteredDay,
})

export const figureTables = ['periods', 'goods', 'searches'] as const

export const staffFigureCalls = {
  show: call('GET /staff/figures', {
    ...tradingStaff,
    summary: 'The shop’s figures by day, week or month, beside those of the period before',
    canLag: true,
    query: FigureQuery,
    response: json(
      z.object({
        span: z.enum(figureSpans),
        shown: Period,
        before: Period,
        updatedAt: DateTime,
        /** Days that a job still works out; until then sums lack them. */
        pendingDays: z.int(),
        total: Figures,
        totalBefore: Figures,
        periods: z.array(
          Period.extend({ figures: Figures, beforePeriod: Period, before: Figures }),
        ),
        goods: z.array(
          z.object({
            sku: z.string(),
            name: z.string(),
            slug: z.string(),
            unit: z.string(),
            quantity: z.number(),
            orders: z.int(),
            revenue: MoneySchema,
          }),
        ),
        searches: z.array(z.object({ text: z.string(), times: z.int() })),
      }),
    ),
  }),
  exportFigures: call('GET /staff/exports/figures', {
    ...tradingStaff,
    summary: 'One table of the shop’s figures as a spreadsheet',
    limit: { times: 20, seconds: 60, by: 'caller' },
    query: FigureQuery.extend({
      table: z.enum(figureTables).default('periods').catch('periods'),
      format: z.enum(['xlsx', 'csv']).default('xlsx').catch('xlsx'),
    }),
    response: stream('application/octet-stream'),
  }),
}
