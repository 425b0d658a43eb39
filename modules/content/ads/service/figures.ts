import { addDays, listDays } from '#platform/calendar-days.ts'
import { toJakartaDate } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { streamCsv, streamXlsx, type SheetCell } from '#platform/spreadsheets/write-sheets.ts'
import { sumBy, toCounts } from '../rules/counts.ts'
import { adPlacementNames, adTypeNames } from '../rules/placements.ts'
import * as store from '../store/ad-counts.ts'

type FigureQuery = {
  from?: string | undefined
  to?: string | undefined
  brand?: number | undefined
}

/** Four weeks with today, where the caller names no period. */
const USUAL_DAYS = 28
/** So many days are read at most, the last ones of the period. */
const MAX_DAYS = 366

function resolvePeriod({ clock }: AppDeps, { from, to }: FigureQuery) {
  const end = to ?? toJakartaDate(clock.now())
  const earliest = addDays(end, 1 - MAX_DAYS)
  const start = from ?? addDays(end, 1 - USUAL_DAYS)
  return { from: start > end ? end : start < earliest ? earliest : start, to: end }
}

/** Views, clicks and rate of a period by placement, day and brand. */
export async function summarize(deps: AppDeps, query: FigureQuery) {
  const period = resolvePeriod(deps, query)
  const rows = await store.listFigures(deps.db, { ...query, ...period })
  const [total = { views: 0, clicks: 0 }] = sumBy(rows, () => '')
  return {
    ...period,
    total: toCounts(total),
    places: sumBy(rows, ({ type, placement }) => `${type} ${placement}`)
      .toSorted((a, b) => b.views - a.views)
      .map(({ first: { type, placement }, ...sums }) => ({ type, placement, ...toCounts(sums) })),
    days: fillDays(period, rows),
    brands: sumBy(rows, ({ adBrandId }) => String(adBrandId))
      .toSorted((a, b) => b.views - a.views)
      .map(({ first: { adBrandId, brandName }, ...sums }) => ({
        adBrandId: String(adBrandId),
        brandName,
        ...toCounts(sums),
      })),
  }
}

/** Every day of a period, also those on which nothing was seen. */
function fillDays({ from, to }: { from: string; to: string }, rows: readonly store.FigureRow[]) {
  const sums = new Map(sumBy(rows, ({ day }) => day).map((sum) => [sum.first.day, sum]))
  return listDays(from, to).map((day) => ({
    day,
    ...toCounts(sums.get(day) ?? { views: 0, clicks: 0 }),
  }))
}

/** Streams views and clicks of every ad and day of a period. */
export function exportFigures(
  deps: AppDeps,
  { format, ...query }: FigureQuery & { format: 'xlsx' | 'csv' },
): AsyncIterable<Uint8Array> {
  const rows = generateRows(deps, query)
  return format === 'xlsx' ? streamXlsx(rows, { name: 'Iklan', frozenRows: 1 }) : streamCsv(rows)
}

async function* generateRows(deps: AppDeps, query: FigureQuery): AsyncGenerator<SheetCell[]> {
  yield ['Hari', 'Merek', 'Iklan', 'Halaman', 'Tempat', 'Tayang', 'Klik', 'Rasio klik (%)']
  const period = resolvePeriod(deps, query)
  for (const row of await store.listFigures(deps.db, { ...query, ...period }))
    yield [
      row.day,
      row.brandName,
      String(row.adId),
      adTypeNames[row.type],
      adPlacementNames[row.placement],
      row.views,
      row.clicks,
      toCounts(row).rate,
    ]
}
