import type { StaffContext } from '#platform/http/context.ts'
import { lenderCodes } from '#platform/lender/port.ts'
import { moneyToJson, sen } from '#platform/money.ts'
import { streamCsv, streamXlsx, type SheetCell } from '#platform/spreadsheets/write-sheets.ts'
import type { Paging } from '#platform/paging.ts'
import { creditStatusNames } from '#modules/finance/credit-terms/rules/credit-status.ts'
import { ageBandNames, ageBands } from '#modules/finance/invoices/ageing-rules.ts'
import { sumOverdue, toUtilisation, type Exposure } from '../rules/exposure.ts'
import { lenderNames } from '../rules/lenders.ts'
import { listExposures } from '../store/exposure.ts'

type ExposureQuery = Paging & { search?: string | undefined }

const presentUse = ({ limit, used }: { limit: number; used: number }) => ({
  limit: moneyToJson(sen(limit)),
  used: moneyToJson(sen(used)),
  utilisation: toUtilisation({ limit, used }),
})

/** What companies may owe and owe, at the shop and at lenders. */
export async function showExposure(
  { db, clock }: StaffContext,
  { search, page, count }: ExposureQuery,
) {
  const query = { search, limit: count, offset: page * count }
  const { rows, total, ...sums } = await listExposures(db, query, clock.now())
  return {
    results: rows.map((row) => ({
      companyId: row.companyId,
      company: row.company,
      grade: row.grade,
      status: row.status,
      all: presentUse(row),
      terms: presentUse(row.terms),
      overdue: moneyToJson(sen(sumOverdue(row.ageing))),
      ageing: ageBands.map((due) => ({ due, amount: moneyToJson(sen(row.ageing[due])) })),
      lenders: row.lenders.map(({ lender, applicationId, ...use }) => ({
        lender,
        name: lenderNames[lender],
        applicationId,
        ...presentUse(use),
      })),
    })),
    page,
    count,
    total,
    totalIsExact: true,
    all: presentUse(sums),
  }
}

/** Every company of the report as a spreadsheet; amounts in rupiah. */
export function exportExposure(
  ctx: StaffContext,
  { search, format }: { search?: string | undefined; format: 'xlsx' | 'csv' },
): AsyncIterable<Uint8Array> {
  const rows = generateRows(ctx, search)
  return format === 'xlsx' ? streamXlsx(rows, { name: 'Paparan', frozenRows: 1 }) : streamCsv(rows)
}

const HEADINGS = [
  'Perusahaan',
  'Kelas',
  'Status tempo',
  'Limit tempo (Rp)',
  'Terpakai tempo (Rp)',
  ...ageBands.map((band) => `${ageBandNames[band]} (Rp)`),
  ...lenderCodes.flatMap((code) => [
    `Limit ${lenderNames[code]} (Rp)`,
    `Terpakai ${lenderNames[code]} (Rp)`,
  ]),
  'Jumlah limit (Rp)',
  'Jumlah terpakai (Rp)',
  'Terpakai (%)',
]

async function* generateRows(
  { db, clock }: StaffContext,
  search: string | undefined,
): AsyncGenerator<SheetCell[]> {
  yield HEADINGS
  const { rows } = await listExposures(db, { search, limit: null, offset: 0 }, clock.now())
  for (const row of rows) yield toCells(row)
}

const toRupiah = (amount: number): number => amount / 100

const toCells = (row: Exposure): SheetCell[] => [
  row.company,
  row.grade,
  creditStatusNames[row.status],
  toRupiah(row.terms.limit),
  toRupiah(row.terms.used),
  ...ageBands.map((band) => toRupiah(row.ageing[band])),
  ...lenderCodes.flatMap((code) => {
    const open = row.lenders.find(({ lender }) => lender === code)
    return [open ? toRupiah(open.limit) : null, open ? toRupiah(open.used) : null]
  }),
  toRupiah(row.limit),
  toRupiah(row.used),
  toUtilisation(row),
]
