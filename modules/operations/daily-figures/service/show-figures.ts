import { toIsoTime, toJakartaDate } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { moneyToJson, sen } from '#platform/money.ts'
import { listPeriods, type FigurePeriod, type FigureSpan } from '../rules/periods.ts'
import { deriveFigures, sumFigures, type DayFigures } from '../rules/sum-figures.ts'
import * as store from '../store/figures.ts'
import { bringUpToDate } from './summaries.ts'

export type FigureQuery = { span: FigureSpan; until?: string | undefined }

/** As many as a page shows. */
const SHOWN = 10

/** The figures of some periods beside those before them, with the goods and searches of the shown ones. */
export async function showFigures(deps: AppDeps, query: FigureQuery, limit = SHOWN) {
  const today = toJakartaDate(deps.clock.now())
  const until = query.until && query.until < today ? query.until : today
  const { periods, before } = listPeriods(query.span, until)
  const [shown, earlier] = [toWhole(periods), toWhole(before)]
  const updatedAt = await bringUpToDate(deps, earlier)
  const [days, goods, searches] = await Promise.all([
    store.listDays(deps.db, { from: earlier.from, to: shown.to }),
    store.listTopGoods(deps.db, shown, limit),
    store.listTopSearches(deps.db, shown, limit),
  ])
  const sumOf = ({ from, to }: FigurePeriod) =>
    present(sumFigures(days.filter(({ day }) => day >= from && day <= to)))
  return {
    span: query.span,
    shown,
    before: earlier,
    updatedAt: toIsoTime(updatedAt),
    total: sumOf(shown),
    totalBefore: sumOf(earlier),
    periods: periods.map((period, index) => ({
      ...period,
      figures: sumOf(period),
      beforePeriod: before[index]!,
      before: sumOf(before[index]!),
    })),
    goods: goods.map(({ revenue, ...row }) => ({ ...row, revenue: moneyToJson(sen(revenue)) })),
    searches,
  }
}

const toWhole = (periods: readonly FigurePeriod[]): FigurePeriod => ({
  from: periods[0]!.from,
  to: periods.at(-1)!.to,
})

const present = ({ answerSeconds, revenue, ...counts }: DayFigures) => ({
  ...counts,
  revenue: moneyToJson(sen(revenue)),
  ...deriveFigures({ answerSeconds, revenue, ...counts }),
})
