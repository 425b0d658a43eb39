import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { AdSums } from '../rules/counts.ts'
import type { AdPlacement, AdType } from '../rules/placements.ts'

export type AdEvents = { ad: number; views: number; clicks: number }

/**
 * Counts events of a day in one statement. A shard is one of eight rows of an ad, so that readers of the same page
 * rarely wait for one another; in the order of their ads, so that they never wait in a circle. Ads that are gone are left out.
 */
export const addAll = (db: Db, day: string, shard: number, events: readonly AdEvents[]) =>
  sql`
    insert into ad_count (ad_id, day, shard, views, clicks)
    select ad.id, ${day}::date, ${shard}, counted.views, counted.clicks
    from json_to_recordset(${JSON.stringify(events)}::json) as counted (ad int, views int, clicks int)
      join ad on ad.id = counted.ad
    where ${day}::date between ad.starts_on and ad.ends_on
    order by ad.id
    on conflict (ad_id, day, shard) do update
      set views = ad_count.views + excluded.views, clicks = ad_count.clicks + excluded.clicks`.execute(
    db,
  )

/** Views and clicks of some ads since they began. */
export async function sumOfAds(db: Db, ids: readonly number[]): Promise<Map<number, AdSums>> {
  const { rows } = await sql<AdSums & { id: number }>`
    select ad_id as id, sum(views)::int as views, sum(clicks)::int as clicks
    from ad_count where ad_id = any(${ids}::int[]) group by 1`.execute(db)
  return new Map(rows.map(({ id, ...sums }) => [id, sums]))
}

export type AdFigureQuery = { from: string; to: string; brand?: number | undefined }

export type FigureRow = AdSums & {
  day: string
  adId: number
  adBrandId: number
  brandName: string
  type: AdType
  placement: AdPlacement
}

/** Views and clicks of every ad and day of a period, by day. */
export async function listFigures(
  db: Db,
  { from, to, brand }: AdFigureQuery,
): Promise<FigureRow[]> {
  const { rows } = await sql<FigureRow>`
    select counted.day, counted.ad_id as "adId", ad.ad_brand_id as "adBrandId", brand.name as "brandName",
      ad.type, ad.placement, sum(counted.views)::int as views, sum(counted.clicks)::int as clicks
    from ad_count counted
      join ad on ad.id = counted.ad_id
      join ad_brand on ad_brand.id = ad.ad_brand_id
      join brand on brand.id = ad_brand.brand_id
    where counted.day between ${from}::date and ${to}::date
      and ${brand === undefined ? sql`true` : sql`ad.ad_brand_id = ${brand}`}
    group by 1, 2, 3, 4, 5, 6
    order by 1, 4, 2`.execute(db)
  return rows
}
