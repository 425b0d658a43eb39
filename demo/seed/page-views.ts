import { addDays } from '#platform/calendar-days.ts'
import { hours, startOfJakartaDay, toJakartaDate } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { logPageViews, type PageView } from '#modules/foundation/page-views/service.ts'
import { createRandom, drawBetween } from '#demo/catalogue/random.ts'
import type { DemoCatalogue } from '#demo/catalogue/types.ts'

/** Page views are stored for 90 days. */
const PAST_DAYS = 88
const AGENT = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'

/** Pages that visitors open on a working day, product pages apart. */
const PAGES: readonly [path: string, views: number][] = [
  ['/', 46],
  ['/produk', 22],
  ['/cart', 19],
  ['/checkout', 9],
  ['/blog', 7],
  ['/faq', 3],
]
const PRODUCT_VIEWS = 88

/** Searches that found nothing, each with how often a week. */
const SEARCHES: readonly [text: string, weekly: number][] = [
  ['pasir malang kiloan', 9],
  ['sewa molen', 7],
  ['bata interlock', 6],
  ['triplek 30 mm', 5],
  ['atap alang alang', 4],
  ['cat batik', 3],
  ['kusen ukir jepara', 3],
  ['genset 5000 watt', 2],
]

/** Writes what visitors of the last months looked at, and what they searched for in vain. */
export async function seedPageViews(
  deps: Pick<AppDeps, 'db' | 'clock'>,
  { products }: DemoCatalogue,
): Promise<void> {
  const random = createRandom('page views')
  const today = toJakartaDate(deps.clock.now())
  const slugs = products.slice(0, 60).map(({ slug }) => slug)
  const pageViews: PageView[] = []
  const searches: { day: string; text: string; times: number }[] = []
  for (let offset = PAST_DAYS; offset > 0; offset -= 1) {
    const day = addDays(today, -offset)
    const start = startOfJakartaDay(day).getTime()
    // Fewer at weekends, and a few more every week.
    const isWeekend = [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay())
    const share = (isWeekend ? 0.55 : 1) * (1.25 - offset / (PAST_DAYS * 2.4))
    const draw = (usual: number) => Math.round(usual * share * drawBetween(random, 0.8, 1.2))
    const view = (path: string) =>
      pageViews.push({
        at: new Date(start + hours(drawBetween(random, 7, 21))),
        path,
        accountId: null,
        referrer: null,
        agent: AGENT,
      })
    for (const [path, views] of PAGES) for (let left = draw(views); left > 0; left -= 1) view(path)
    for (let left = draw(PRODUCT_VIEWS); left > 0; left -= 1)
      view(`/produk/${slugs[Math.floor(random() ** 2 * slugs.length)]}`)
    for (const [text, weekly] of SEARCHES) {
      const times = Math.floor((weekly / 7) * share + random())
      if (times > 0) searches.push({ day, text, times })
    }
  }
  await logPageViews(deps, pageViews)
  await deps.db
    .insertInto('search_miss')
    .values(
      SEARCHES.map(([text]) => ({
        text,
        last_at: deps.clock.now(),
        times: searches.reduce((sum, each) => sum + (each.text === text ? each.times : 0), 1),
      })),
    )
    .execute()
  await deps.db.insertInto('search_miss_day').values(searches).execute()
}
