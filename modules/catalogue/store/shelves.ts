import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { Attribute } from '../rules/facts.ts'

export type SubShelf = {
  id: number
  slug: string
  name: string
  picture: string
  aliases: string[]
  attributes: Attribute[]
}
export type Shelf = {
  id: number
  slug: string
  name: string
  group: string
  picture: string
  subCategories: SubShelf[]
}
export type Brand = { id: number; slug: string; name: string }
/** Categories in order with their sub-categories, brands, and the version they were read at. */
export type Shelves = { version: number; categories: Shelf[]; brands: Brand[] }

/** The catalogue's version: it rises with every change. */
export async function versionOf(db: Db): Promise<number> {
  const row = await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()
  return row.version
}

/** Everything that stands above products, in one statement and so at one version. */
export async function readShelves(db: Db): Promise<Shelves> {
  const { rows } = await sql<Shelves>`
    select
      (select version from catalogue_version) as version,
      (select coalesce(json_agg(shelf order by shelf.position, shelf.id), '[]') from (
        select category.id, slug, name, menu_group as "group", picture, position, (
          select coalesce(json_agg(json_build_object('id', id, 'slug', slug, 'name', name,
            'picture', picture, 'aliases', aliases, 'attributes', attributes) order by position, id), '[]')
          from sub_category where category_id = category.id) as "subCategories"
        from category) as shelf) as categories,
      (select coalesce(json_agg(json_build_object('id', id, 'slug', slug, 'name', name) order by name), '[]')
        from brand) as brands`.execute(db)
  const { version, categories, brands } = rows[0]!
  return { version, categories: categories.map(withUnits), brands }
}

/** A facet without a unit says so. */
const withUnits = (shelf: Shelf): Shelf => ({
  ...shelf,
  subCategories: shelf.subCategories.map((sub) => ({
    ...sub,
    attributes: sub.attributes.map((attribute) => ({ ...attribute, unit: attribute.unit ?? null })),
  })),
})

/** How many products a sub-category has on sale. */
export async function productsIn(db: Db, subCategoryId: number): Promise<number> {
  const { rows } = await sql<{ products: number }>`
    select count(*) as products from product where sub_category_id = ${subCategoryId} and active`.execute(
    db,
  )
  return rows[0]!.products
}
