import { isbot } from 'isbot'
import { toJakartaDate } from '#platform/clock.ts'
import type { AppDeps, Context } from '#platform/http/context.ts'
import { isPlaceAllowed, type AdType } from '../rules/placements.ts'
import { buildEventNames } from '../rules/present-ad.ts'
import * as countStore from '../store/ad-counts.ts'
import * as store from '../store/ads.ts'

/** The brands whose ads the pages of a type show today, the highest tier first. */
export async function listShown({ db, clock }: AppDeps, type: AdType) {
  const rows = await store.listRunning(db, type, toJakartaDate(clock.now()))
  const allowed = rows.filter((row) => isPlaceAllowed(row.tier, row))
  const results = Object.values(Object.groupBy(allowed, ({ brandKey }) => brandKey)).map((ads) => {
    const { brandKey, brandName, slogan, tier } = ads![0]!
    const contents = ads!.map((ad) => ({
      id: ad.id,
      type: ad.type,
      placement: ad.placement,
      imgBucketSrc: ad.imgBucketSrc,
      product: ad.product,
      link: ad.link,
      isViewRepeated: ad.isViewRepeated,
      ...buildEventNames(ad),
    }))
    return { brandKey, brandName, brandSlogan: slogan, tier, contents }
  })
  return { results }
}

/** As many rows a day and ad (see the migration). */
const SHARDS = 8

type AdEvent = { ad: number; kind: 'view' | 'click' }

/** Counts what a reader saw and pressed, in one statement. Crawlers are not counted. */
export async function countEvents(ctx: Context, events: readonly AdEvent[]): Promise<void> {
  if (isbot(ctx.userAgent)) return
  const counted = Map.groupBy(events, ({ ad }) => ad)
  const sums = [...counted].map(([ad, own]) => {
    const clicks = own.filter(({ kind }) => kind === 'click').length
    return { ad, views: own.length - clicks, clicks }
  })
  const shard = Math.floor(Math.random() * SHARDS)
  await countStore.addAll(ctx.db, toJakartaDate(ctx.clock.now()), shard, sums)
}
