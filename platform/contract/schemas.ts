import { z } from 'zod'

/** Money in a response: rupiah as a decimal string, `{ "amount": "125000.00", "currency": "IDR" }`. */
export const MoneySchema = z
  .object({ amount: z.string().regex(/^-?\d+\.\d{2}$/), currency: z.literal('IDR') })
  .meta({ id: 'Money' })

/** A point in time: ISO 8601 with an offset. */
export const DateTime = z.string().meta({ format: 'date-time' })

/** A date without a time: `2026-11-20`. */
export const CalendarDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'Isi tanggalnya sebagai tahun-bulan-hari.')

/** A month: `2026-11`. */
export const Month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Pilih bulannya.')

/** A day to filter by. Years before the shop's are none that PostgreSQL and people would agree on. */
export const FilteredDay = z.iso
  .date()
  .refine((day) => day >= '2000-01-01')
  .optional()
  .catch(undefined)

/** A page of a list: 0-based, twelve entries by default (specification, lists). */
export const PageQuery = z.object({
  page: z.coerce.number().int().min(0).default(0).catch(0),
  count: z.coerce.number().int().min(1).max(100).default(12).catch(12),
})

/** A page of a list. Totals are exact up to 10,000; beyond that `totalIsExact` is false. */
export const listOf = <S extends z.ZodType>(item: S) =>
  z.object({
    results: z.array(item),
    page: z.int(),
    count: z.int(),
    total: z.int(),
    totalIsExact: z.boolean(),
  })

/** The error envelope of every failed call. */
export const Failure = z
  .object({
    statusCode: z.int(),
    statusMessage: z.string(),
    message: z.string(),
    data: z
      .looseObject({ code: z.string(), errors: z.record(z.string(), z.string()).optional() })
      .nullable(),
  })
  .meta({ id: 'Failure' })
export type Failure = z.output<typeof Failure>

/** The response of a call that returns nothing else. */
export const OkResponse = z.object({ ok: z.literal(true) })
export const okResponse = { ok: true } as const
