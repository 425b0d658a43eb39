import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { Catalogue } from '#demo/catalogue/types.ts'
import { logoName, pictureName } from './pictures.ts'

/** Ids by slug or code of everything that products hang on. */
export type Shelves = {
  subCategories: Map<string, number>
  brands: Map<string, number>
  warehouses: Map<string, number>
  lists: Map<string, number>
}
type Keyed = { key: string; id: number }
const byKey = (rows: Keyed[]) => new Map(rows.map(({ key, id }) => [key, id]))

/** Categories, sub-categories, brands and warehouses of a catalogue into the empty tables. */
export async function loadShelves(tx: Db, catalogue: Catalogue): Promise<Shelves> {
  const categories = await insertCategories(tx, catalogue)
  return {
    subCategories: await insertSubCategories(tx, catalogue, categories),
    brands: await insertBrands(tx, catalogue),
    warehouses: await insertWarehouses(tx, catalogue),
    lists: byKey(await tx.selectFrom('price_list').select(['code as key', 'id']).execute()),
  }
}

async function insertCategories(tx: Db, { categories }: Catalogue) {
  const rows = categories.map(({ slug, name, group, position, picture }) => ({
    slug,
    name,
    menu_group: group,
    position,
    picture: pictureName(picture),
  }))
  return byKey(
    await tx.insertInto('category').values(rows).returning(['slug as key', 'id']).execute(),
  )
}

async function insertSubCategories(tx: Db, { categories }: Catalogue, ids: Map<string, number>) {
  const rows = categories.flatMap((category) =>
    category.subCategories.map(({ slug, name, aliases, attributes, picture }, position) => ({
      category_id: ids.get(category.slug)!,
      slug,
      name,
      aliases,
      attributes: JSON.stringify(attributes),
      position,
      picture: pictureName(picture),
    })),
  )
  return byKey(
    await tx.insertInto('sub_category').values(rows).returning(['slug as key', 'id']).execute(),
  )
}

async function insertBrands(tx: Db, { brands }: Catalogue) {
  const rows = brands.map((brand) => ({
    slug: brand.slug,
    name: brand.name,
    story: brand.story,
    logo: logoName(brand),
  }))
  return byKey(await tx.insertInto('brand').values(rows).returning(['slug as key', 'id']).execute())
}

async function insertWarehouses(tx: Db, { warehouses }: Catalogue) {
  const column = <T>(pick: (warehouse: Catalogue['warehouses'][number]) => T) =>
    warehouses.map(pick)
  const { rows } = await sql<Keyed>`
    insert into warehouse (code, name, city_id, latitude, longitude)
    select * from unnest(${column((w) => w.code)}::text[], ${column((w) => w.name)}::text[],
      ${column((w) => w.cityCode)}::text[], ${column((w) => w.latitude)}::numeric[],
      ${column((w) => w.longitude)}::numeric[])
    returning code as key, id`.execute(tx)
  return byKey(rows)
}
