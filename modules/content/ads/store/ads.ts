import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { AdPlace, AdPlacement, AdTier, AdType } from '../rules/placements.ts'
import type { AdPeriod, AdState } from '../rules/booking.ts'

export type AdValues = AdPeriod &
  AdPlace & {
    adBrandId: number
    imgBucketSrc: string
    product: string
    link: string
    /** Counts each time that it is seen, instead of once a visit. */
    isViewRepeated: boolean
  }

const selectAds = (db: Db) =>
  db
    .selectFrom('ad')
    .innerJoin('ad_brand', 'ad_brand.id', 'ad.ad_brand_id')
    .innerJoin('brand', 'brand.id', 'ad_brand.brand_id')
    .select([
      'ad.id',
      'ad.ad_brand_id as adBrandId',
      'ad.img_bucket_src as imgBucketSrc',
      'ad.product',
      'ad.link',
      'ad.is_view_repeated as isViewRepeated',
      'ad.starts_on as startsOn',
      'ad.ends_on as endsOn',
      'ad.revision',
      'ad_brand.slogan',
      'brand.slug as brandKey',
      'brand.name as brandName',
      sql<AdType>`ad.type`.as('type'),
      sql<AdPlacement>`ad.placement`.as('placement'),
      sql<AdTier>`ad_brand.tier`.as('tier'),
    ])

export type AdRow = Awaited<ReturnType<typeof findById>> & {}

/** The ads that run on a day on the pages of a type, the highest tier first. */
export const listRunning = (db: Db, type: AdType, today: string) =>
  selectAds(db)
    .where('ad.type', '=', type)
    .where('ad.ends_on', '>=', today)
    .where('ad.starts_on', '<=', today)
    .orderBy(sql`array_position(array['diamond', 'platinum', 'gold'], ad_brand.tier)`)
    .orderBy('ad.starts_on')
    .orderBy('ad.id')
    .execute()

type ListQuery = {
  state?: AdState | undefined
  brand?: number | undefined
  today: string
}

const whereMatching = (db: Db, { state, brand, today }: ListQuery) =>
  selectAds(db)
    .$if(brand !== undefined, (query) => query.where('ad.ad_brand_id', '=', brand!))
    .$if(state === 'scheduled', (query) => query.where('ad.starts_on', '>', today))
    .$if(state === 'ended', (query) => query.where('ad.ends_on', '<', today))
    .$if(state === 'running', (query) =>
      query.where('ad.starts_on', '<=', today).where('ad.ends_on', '>=', today),
    )

export const listPage = (db: Db, query: ListQuery, page: number, count: number) =>
  whereMatching(db, query)
    .orderBy('ad.starts_on', 'desc')
    .orderBy('ad.id', 'desc')
    .limit(count)
    .offset(page * count)
    .execute()

export async function countMatching(db: Db, query: ListQuery): Promise<number> {
  const { size } = await whereMatching(db, query)
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('size'))
    .executeTakeFirstOrThrow()
  return size
}

export const findById = (db: Db, id: number) =>
  selectAds(db).where('ad.id', '=', id).executeTakeFirst()

/** An ad, its row locked until the transaction ends. */
export async function lock(tx: Db, id: number) {
  const row = await selectAds(tx).where('ad.id', '=', id).forUpdate('ad').executeTakeFirst()
  return row && { ...row, name: row.brandName }
}

/** Blocks other bookings until the transaction ends. Reads are not blocked. */
export const lockBookings = (tx: Db) => sql`lock table ad in share row exclusive mode`.execute(tx)

/** The periods of a place that end on a day or later, without one ad's own. */
export const listBooked = (tx: Db, place: AdPlace, from: string, without: number | undefined) =>
  tx
    .selectFrom('ad')
    .select(['starts_on as startsOn', 'ends_on as endsOn'])
    .where('type', '=', place.type)
    .where('placement', '=', place.placement)
    .where('ends_on', '>=', from)
    .$if(without !== undefined, (query) => query.where('id', '<>', without!))
    .execute()

/** The places that a brand has booked until after a day. */
export const listPlacesOfBrand = (tx: Db, adBrandId: number, from: string) =>
  tx
    .selectFrom('ad')
    .select([sql<AdType>`type`.as('type'), sql<AdPlacement>`placement`.as('placement')])
    .distinct()
    .where('ad_brand_id', '=', adBrandId)
    .where('ends_on', '>=', from)
    .execute()

const toColumns = ({
  adBrandId,
  imgBucketSrc,
  isViewRepeated,
  startsOn,
  endsOn,
  ...rest
}: AdValues) => ({
  ...rest,
  is_view_repeated: isViewRepeated,
  ad_brand_id: adBrandId,
  img_bucket_src: imgBucketSrc,
  starts_on: startsOn,
  ends_on: endsOn,
})

export async function insert(tx: Db, values: AdValues, at: Date): Promise<number> {
  const { id } = await tx
    .insertInto('ad')
    .values({ ...toColumns(values), created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const update = (tx: Db, id: number, values: AdValues) =>
  tx
    .updateTable('ad')
    .set({ ...toColumns(values), revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute()

export const remove = (tx: Db, id: number) => tx.deleteFrom('ad').where('id', '=', id).execute()
