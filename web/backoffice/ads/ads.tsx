import { describePlace, adTierNames } from '#modules/content/ads/rules/placements.ts'
import type { AdState } from '#modules/content/ads/rules/booking.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TabLinks } from '#web/ui/navigation/tabs.tsx'
import { ContentHeader } from '../content/content-header.tsx'
import { LinkRow } from '../shared/lists/link-row.tsx'
import { buildListUrl, readListQuery } from '../shared/lists/list-query.ts'
import { PagedList } from '../shared/lists/paged-list.tsx'
import { AdTabs } from './ad-tabs.tsx'
import { adStates, describeCounts, describePeriod } from './describe-ad.ts'
import { ADS_PATH } from './paths.ts'
import type { Route } from './+types/ads'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Iklan')

const STATES = Object.keys(adStates) as AdState[]

export async function loader({ context, url }: Route.LoaderArgs) {
  const { query, status } = readListQuery(url, { count: 30, statuses: STATES })
  const { page, count } = query
  const list = await context
    .get(apiContext)
    .staffAds.ads({ query: { page, count, ...(status ? { state: status } : {}) } })
  return { list, state: status }
}

/** Ads that are booked, the latest first, with what they brought. */
export default function Ads({ loaderData: { list, state } }: Route.ComponentProps) {
  return (
    <>
      <ContentHeader
        title="Iklan"
        action={
          <ButtonLink to={`${ADS_PATH}/baru`} icon="plus">
            Pesan tempat
          </ButtonLink>
        }
      />
      <AdTabs current={ADS_PATH} />
      <div className="border-b border-line bg-face px-4 py-2 md:px-6">
        <TabLinks
          label="Keadaan iklan"
          items={[undefined, ...STATES].map((each) => ({
            to: buildListUrl({ status: each }),
            label: each ? adStates[each].label : 'Semua',
            current: each === state,
          }))}
        />
      </div>
      <PagedList
        list={list}
        label="Halaman iklan"
        empty={
          <EmptyState
            icon="tags"
            title="Belum ada iklan di sini"
            text="Pesan tempat untuk merek yang beriklan; tampil dan berakhir sendiri pada harinya."
          />
        }
      >
        {(ad) => (
          <LinkRow
            key={ad.id}
            to={`${ADS_PATH}/${ad.id}`}
            title={`${ad.brandName}: ${describePlace(ad)}`}
            details={
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Badge tone={adStates[ad.state].tone}>{adStates[ad.state].label}</Badge>
                <span className="num">{describePeriod(ad)}</span>
                {adTierNames[ad.tier]}
                <span className="num">{describeCounts(ad.counts)}</span>
              </span>
            }
          />
        )}
      </PagedList>
    </>
  )
}
