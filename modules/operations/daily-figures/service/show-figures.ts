import { toIsoTime, toJakartaDate } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { moneyToJson, sen } from '#platform/money.ts'
import { listPeriods, type FigurePeriod, type FigureSpan } from '../rules/periods.ts'
import { deriveFigures, sumFigures, type DayFigures } from '../rules/sum-figures.ts'
import * as store from '../store/figures.ts'
import { refreshSummaries, summarizeMissing } from './summaries.ts'

export type FigureQuery = { span: FigureSpan; until?: string | undefined }

/** As many as a page shows. */
const SHOWN = 10

/** The figures of some periods beside those before them, with the goods and searches of the shown ones. */
export async function showFigures(deps: AppDeps, query: FigureQuery, limit = SHOWN) {
  const { periods, before } = findPeriods(deps, query)
  const [shown, earlier] = [toWhole(periods), toWhole(before)]
  const { updatedAt, pendingDays } = await refreshSummaries(deps, toWhole([...before, ...periods]))
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
    pendingDays,
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

/** Works out all days that `showFigures` adds up, however long that takes. */
export function workOutShown(deps: AppDeps, query: FigureQuery): Promise<void> {
  const { periods, before } = findPeriods(deps, query)
  return summarizeMissing(deps, toWhole([...before, ...periods]))
}

function findPeriods({ clock }: AppDeps, { span, until }: FigureQuery) {
  const today = toJakartaDate(clock.now())
  return listPeriods(span, until && until < today ? until : today)
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
