import { Form } from 'react-router'
import { describePlace } from '#modules/content/ads/rules/placements.ts'
import { formatDate, formatQuantity, formatShortDate } from '#platform/format.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { DayField } from '#web/shared/day-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Select } from '#web/ui/forms/input.tsx'
import { Table } from '#web/ui/table.tsx'
import { BarList } from '../charts/bar-list.tsx'
import { ExportLinks } from '../charts/export-links.tsx'
import { FigureTile } from '../charts/figure-tile.tsx'
import { TrendChart } from '../charts/trend-chart.tsx'
import { ContentHeader } from '../content/content-header.tsx'
import { AdTabs } from './ad-tabs.tsx'
import { describeRate } from './describe-ad.ts'
import { readFigureQuery } from './figure-query.ts'
import { AD_EXPORT_PATH, AD_FIGURES_PATH } from './paths.ts'
import type { Route } from './+types/figures'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Tayang dan klik iklan')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { staffAds } = context.get(apiContext)
  const query = readFigureQuery(url)
  const [figures, { results: brands }] = await Promise.all([
    staffAds.figures({ query }),
    staffAds.brands(),
  ])
  return { figures, brands, brand: query.brand ? String(query.brand) : '' }
}

const toNoon = (day: string) => `${day}T12:00:00+07:00`

/** What ads brought in a period: views, clicks and rate by day, place and brand. */
export default function AdFigures({
  loaderData: { figures, brands, brand },
}: Route.ComponentProps) {
  const { from, to, total, places, days } = figures
  const period = `${formatDate(toNoon(from))} sampai ${formatDate(toNoon(to))}`
  return (
    <>
      <ContentHeader
        title="Iklan"
        action={
          <ExportLinks path={AD_EXPORT_PATH} query={{ from, to, ...(brand ? { brand } : {}) }} />
        }
      />
      <AdTabs current={AD_FIGURES_PATH} />
      <Form className="flex flex-wrap items-end gap-3 border-b border-line bg-face px-4 py-3 md:px-6">
        <DayField name="from" label="Dari" value={from} key={from} />
        <DayField name="to" label="Sampai" value={to} key={to} />
        <Select
          name="brand"
          key={brand}
          defaultValue={brand}
          aria-label="Merek"
          className="md:w-56!"
          options={[
            { value: '', label: 'Semua merek' },
            ...brands.map(({ id, brandName }) => ({ value: id, label: brandName })),
          ]}
        />
        <Button type="submit" variant="outlined">
          Tampilkan
        </Button>
      </Form>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4 pb-10 md:px-6">
        <p className="text-14 text-ink-2">{period}. Perayap mesin pencari tidak dihitung.</p>
        <dl className="grid gap-3 sm:grid-cols-3">
          <FigureTile label="Tayang" value={formatQuantity(total.views)} />
          <FigureTile label="Klik" value={formatQuantity(total.clicks)} />
          <FigureTile label="Rasio klik" value={describeRate(total.rate)} />
        </dl>
        <Card title="Tayang per hari">
          <TrendChart
            summary={`Tayang iklan per hari, ${period}: ${formatQuantity(total.views)} seluruhnya.`}
            points={days.map(({ day, views }) => ({
              name: formatDate(toNoon(day)),
              short: formatShortDate(toNoon(day)),
              value: views,
            }))}
            format={formatQuantity}
          />
        </Card>
        {places.length > 0 && (
          <div className="grid items-start gap-4 lg:grid-cols-2">
            <Card title="Klik per merek">
              <BarList
                label="Klik per merek"
                rows={figures.brands.map(({ adBrandId, brandName, clicks }) => ({
                  id: adBrandId,
                  name: brandName,
                  value: clicks,
                  shown: formatQuantity(clicks),
                }))}
              />
            </Card>
            <Card title="Per tempat" flush>
              <Table
                caption="Tayang dan klik per tempat"
                rows={places}
                id={({ type, placement }) => `${type} ${placement}`}
                columns={[{ head: 'Tempat', wide: true, cell: describePlace }, ...COUNT_COLUMNS]}
              />
            </Card>
          </div>
        )}
        <Card title="Per hari" flush>
          <Table
            caption="Tayang dan klik per hari"
            isDense
            rows={days.toReversed()}
            id={({ day }) => day}
            columns={[
              { head: 'Hari', wide: true, cell: ({ day }) => formatDate(toNoon(day)) },
              ...COUNT_COLUMNS,
            ]}
          />
        </Card>
      </div>
    </>
  )
}

type Counted = { views: number; clicks: number; rate: number | null }

const COUNT_COLUMNS = [
  { head: 'Tayang', align: 'right' as const, cell: ({ views }: Counted) => formatQuantity(views) },
  { head: 'Klik', align: 'right' as const, cell: ({ clicks }: Counted) => formatQuantity(clicks) },
  {
    head: 'Rasio klik',
    align: 'right' as const,
    cell: ({ rate }: Counted) => describeRate(rate),
  },
]
