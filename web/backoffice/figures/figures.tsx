import { addDays } from '#platform/calendar-days.ts'
import { figureSpans, type FigureSpan } from '#modules/operations/daily-figures/rules/periods.ts'
import { formatQuantity, formatTime } from '#platform/format.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { Link } from '#web/ui/navigation/link.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { TextLink } from '#web/ui/button.tsx'
import { ListHeader } from '../shared/lists/list-header.tsx'
import { buildListUrl, parseDay } from '../shared/lists/list-query.ts'
import { usePolling } from '../shared/refresh/use-polling.ts'
import { FigureCharts } from './figure-charts.tsx'
import { FigureTables } from './figure-tables.tsx'
import { FigureTiles } from './figure-tiles.tsx'
import { nameRange } from './describe-period.ts'
import type { Route } from './+types/figures'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Angka toko')

const spanNames: Readonly<Record<FigureSpan, string>> = {
  day: 'Per hari',
  week: 'Per minggu',
  month: 'Per bulan',
}

/** Between two looks at whether the figures are ready. */
const POLL_INTERVAL_MS = 2_000

export async function loader({ context, url }: Route.LoaderArgs) {
  const span = figureSpans.find((each) => each === url.searchParams.get('per')) ?? 'day'
  const until = parseDay(url.searchParams.get('sampai'))
  const figures = await context
    .get(apiContext)
    .staffFigures.show({ query: { span, ...(until ? { until } : {}) } })
  return { figures, until }
}

/** What the shop learns about itself: a period beside the one before, as charts and tables. */
export default function Figures({ loaderData: { figures, until } }: Route.ComponentProps) {
  const { span, shown, before, updatedAt, pendingDays } = figures
  usePolling(pendingDays > 0, POLL_INTERVAL_MS)
  return (
    <>
      <ListHeader
        title="Angka toko"
        tabs={{
          label: 'Dijumlahkan',
          items: figureSpans.map((each) => ({
            to: buildListUrl({ per: each, sampai: until }),
            label: spanNames[each],
            current: each === span,
          })),
        }}
      >
        <p className="flex flex-wrap items-center gap-x-5 gap-y-1 text-14 sm:justify-end">
          <Link
            to={buildListUrl({ per: span, sampai: addDays(shown.from, -1) })}
            className="inline-flex min-h-11 items-center"
          >
            Periode sebelumnya
          </Link>
          {until && (
            <Link to={buildListUrl({ per: span })} className="inline-flex min-h-11 items-center">
              Terbaru
            </Link>
          )}
        </p>
      </ListHeader>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4 pb-10 md:px-6">
        {pendingDays > 0 ? (
          <Alert
            title="Angka periode ini sedang dihitung"
            action={
              <TextLink to={buildListUrl({ per: span, sampai: until })}>Periksa lagi</TextLink>
            }
          >
            <span className="num">
              Tinggal {formatQuantity(pendingDays)} hari. Halaman ini menampilkannya sendiri begitu
              selesai.
            </span>
          </Alert>
        ) : (
          <>
            <p className="num text-14 text-ink-2">
              <b className="text-ink">{nameRange(shown)}</b>, dibandingkan dengan{' '}
              {nameRange(before)}. Diperbarui {formatTime(updatedAt)}.
            </p>
            <FigureTiles figures={figures} />
            <FigureCharts figures={figures} />
            <FigureTables figures={figures} until={until} />
          </>
        )}
      </div>
    </>
  )
}
