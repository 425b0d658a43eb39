import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { AdTier } from '../rules/placements.ts'

const selectBrands = (db: Db) =>
  db
    .selectFrom('ad_brand')
    .innerJoin('brand', 'brand.id', 'ad_brand.brand_id')
    .select([
      'ad_brand.id',
      'ad_brand.brand_id as brandId',
      'brand.slug as brandKey',
      'brand.name as brandName',
      'brand.logo',
      'ad_brand.slogan',
      'ad_brand.revision',
      sql<AdTier>`ad_brand.tier`.as('tier'),
    ])

/** Brands that advertise, the highest tier first, with how many of their ads have not ended. */
export const list = (db: Db, today: string) =>
  selectBrands(db)
    .select((eb) =>
      eb
        .selectFrom('ad')
        .select(eb.fn.countAll<number>().as('size'))
        .whereRef('ad.ad_brand_id', '=', 'ad_brand.id')
        .where('ad.ends_on', '>=', today)
        .as('ads'),
    )
    .orderBy(sql`array_position(array['diamond', 'platinum', 'gold'], ad_brand.tier)`)
    .orderBy('brand.name')
    .execute()

/** Brands of the catalogue that do not advertise, by name. */
export const listOthers = (db: Db, limit: number) =>
  db
    .selectFrom('brand')
    .select(['id', 'name'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('ad_brand')
            .select('ad_brand.id')
            .whereRef('ad_brand.brand_id', '=', 'brand.id'),
        ),
      ),
    )
    .orderBy('name')
    .limit(limit)
    .execute()

/** A brand that advertises, its row locked until the transaction ends. */
export async function lock(tx: Db, id: number) {
  const row = await selectBrands(tx)
    .where('ad_brand.id', '=', id)
    .forUpdate('ad_brand')
    .executeTakeFirst()
  return row && { ...row, name: row.brandName }
}

export const findBrandName = async (tx: Db, brandId: number): Promise<string | undefined> =>
  (await tx.selectFrom('brand').select('name').where('id', '=', brandId).executeTakeFirst())?.name

/** Adds a brand; undefined where it advertises already. */
export const insert = (tx: Db, values: { brandId: number; tier: AdTier; slogan: string }) =>
  tx
    .insertInto('ad_brand')
    .values({ brand_id: values.brandId, tier: values.tier, slogan: values.slogan })
    .onConflict((conflict) => conflict.column('brand_id').doNothing())
    .returning('id')
    .executeTakeFirst()

export const update = (tx: Db, id: number, { tier, slogan }: { tier: AdTier; slogan: string }) =>
  tx
    .updateTable('ad_brand')
    .set({ tier, slogan, revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute()
