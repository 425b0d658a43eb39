import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { toContainsPattern } from '#platform/database/like-pattern.ts'
import type { Paging } from '#platform/paging.ts'
import { standardPriceQuery } from '../sql.ts'

export type PriceListRow = {
  id: number
  code: string
  name: string
  companyId: string | null
  company: string | null
  variants: number
}

const selectPriceLists = (where: ReturnType<typeof sql>) => sql<PriceListRow>`
  select list.id, list.code, list.name, list.company_id as "companyId", company.name as company,
    (select count(distinct variant_id) from price where price_list_id = list.id) as variants
  from price_list as list left join company on company.id = list.company_id
  where ${where} order by list.company_id is not null, list.id`

export const findPriceLists = async (db: Db): Promise<PriceListRow[]> =>
  (await selectPriceLists(sql`true`).execute(db)).rows

export const findPriceList = async (db: Db, id: number): Promise<PriceListRow | undefined> =>
  (await selectPriceLists(sql`list.id = ${id}`).execute(db)).rows[0]

/** Adds a company's list; returns its id, undefined where it has one, perhaps since a moment ago. */
export async function insertPriceList(
  db: Db,
  { code, name, companyId }: { code: string; name: string; companyId: string },
): Promise<number | undefined> {
  const row = await db
    .insertInto('price_list')
    .values({ code, name, company_id: companyId })
    .onConflict((list) => list.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export type ListedPriceRow = {
  variantId: number
  sku: string
  name: string
  unit: string
  amount: number
  validFrom: string
  retail: number | null
}

type ListedPriceFilter = { listId: number; day: string; search: string | undefined }

/** Of each variant the price of a day, and all later ones. */
const matchingPrices = ({ listId, day, search }: ListedPriceFilter) => sql`
  price join variant on variant.id = price.variant_id join product on product.id = variant.product_id
  where price.price_list_id = ${listId} and (price.valid_from > ${day}::date or price.valid_from = (
      select max(valid_from) from price as earlier
      where earlier.variant_id = price.variant_id and earlier.price_list_id = ${listId}
        and earlier.valid_from <= ${day}::date))
    and (${search ?? null}::text is null
      or product.name || ' ' || variant.name || ' ' || variant.sku ilike ${toContainsPattern(search ?? '')})`

/** A page of a list's prices, by variant. */
export async function findPrices(
  db: Db,
  { page, count, ...filter }: ListedPriceFilter & Paging,
): Promise<ListedPriceRow[]> {
  const { rows } = await sql<ListedPriceRow>`
    select price.variant_id as "variantId", variant.sku, product.name || ' ' || variant.name as name,
      variant.unit, price.amount, price.valid_from as "validFrom",
      (${standardPriceQuery('retail', sql`price.variant_id`, filter.day)}) as retail
    from ${matchingPrices(filter)}
    order by price.variant_id, price.valid_from limit ${count} offset ${page * count}`.execute(db)
  return rows
}

/** How many prices match, up to ten thousand. */
export async function countPrices(db: Db, filter: ListedPriceFilter): Promise<number> {
  const { rows } = await sql<{ size: number }>`
    select count(*) as size from (select 1 from ${matchingPrices(filter)} limit 10001) as counted`.execute(
    db,
  )
  return rows[0]!.size
}

export const findVariantBySku = (db: Db, sku: string) =>
  db.selectFrom('variant').select('id').where('sku', '=', sku).executeTakeFirst()

/** A list's price (sen) that is valid from exactly that day. */
export async function findListPrice(
  db: Db,
  { variantId, listId, day }: { variantId: number; listId: number; day: string },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('price')
    .select('amount')
    .where('variant_id', '=', variantId)
    .where('price_list_id', '=', listId)
    .where('valid_from', '=', sql<string>`${day}::date`)
    .executeTakeFirst()
  return row?.amount
}

/** Writes a list's price from a day on; replaces one of the same day. */
export const writeListPrice = (
  tx: Db,
  price: { variantId: number; listId: number; day: string; amount: number },
) =>
  tx
    .insertInto('price')
    .values({
      variant_id: price.variantId,
      price_list_id: price.listId,
      valid_from: price.day,
      amount: price.amount,
    })
    .onConflict((row) =>
      row
        .columns(['variant_id', 'price_list_id', 'valid_from'])
        .doUpdateSet({ amount: price.amount }),
    )
    .execute()

/** Deletes a price; returns its amount (sen), undefined if there was none. */
export async function removeListPrice(
  tx: Db,
  price: { variantId: number; listId: number; day: string },
): Promise<number | undefined> {
  const row = await tx
    .deleteFrom('price')
    .where('variant_id', '=', price.variantId)
    .where('price_list_id', '=', price.listId)
    .where('valid_from', '=', price.day)
    .returning('amount')
    .executeTakeFirst()
  return row?.amount
}

/** A company's name and its state of verification. */
export const findCompany = (db: Db, id: string) =>
  db.selectFrom('company').select(['name', 'state']).where('id', '=', id).executeTakeFirst()
