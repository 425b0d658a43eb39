import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { DemoCatalogue } from '#demo/catalogue/types.ts'
import { logoFileName, imageFileName } from './images.ts'

/** Ids by slug or code of everything that products refer to. */
export type ReferenceIds = {
  subCategories: Map<string, number>
  brands: Map<string, number>
  warehouses: Map<string, number>
  priceLists: Map<string, number>
}
type Keyed = { key: string; id: number }
const indexByKey = (rows: Keyed[]) => new Map(rows.map(({ key, id }) => [key, id]))

/** Inserts a catalogue's categories, sub-categories, brands and warehouses into empty tables. */
export async function seedReferenceData(tx: Db, catalogue: DemoCatalogue): Promise<ReferenceIds> {
  const categories = await insertCategories(tx, catalogue)
  return {
    subCategories: await insertSubCategories(tx, catalogue, categories),
    brands: await insertBrands(tx, catalogue),
    warehouses: await insertWarehouses(tx, catalogue),
    priceLists: indexByKey(
      await tx.selectFrom('price_list').select(['code as key', 'id']).execute(),
    ),
  }
}

async function insertCategories(tx: Db, { categories }: DemoCatalogue) {
  const rows = categories.map(({ slug, name, group, position, image }) => ({
    slug,
    name,
    menu_group: group,
    position,
    picture: imageFileName(image),
  }))
  return indexByKey(
    await tx.insertInto('category').values(rows).returning(['slug as key', 'id']).execute(),
  )
}

async function insertSubCategories(
  tx: Db,
  { categories }: DemoCatalogue,
  ids: Map<string, number>,
) {
  const rows = categories.flatMap((category) =>
    category.subCategories.map(
      ({ slug, name, aliases, attributes, questions, image }, position) => ({
        category_id: ids.get(category.slug)!,
        slug,
        name,
        aliases,
        attributes: JSON.stringify(attributes),
        questions: JSON.stringify(questions),
        position,
        picture: imageFileName(image),
      }),
    ),
  )
  return indexByKey(
    await tx.insertInto('sub_category').values(rows).returning(['slug as key', 'id']).execute(),
  )
}

async function insertBrands(tx: Db, { brands }: DemoCatalogue) {
  const rows = brands.map((brand) => ({
    slug: brand.slug,
    name: brand.name,
    story: brand.story,
    logo: logoFileName(brand),
  }))
  return indexByKey(
    await tx.insertInto('brand').values(rows).returning(['slug as key', 'id']).execute(),
  )
}

async function insertWarehouses(tx: Db, { warehouses }: DemoCatalogue) {
  const column = <T>(pick: (warehouse: DemoCatalogue['warehouses'][number]) => T) =>
    warehouses.map(pick)
  const { rows } = await sql<Keyed>`
    insert into warehouse (code, name, city_id, latitude, longitude, address, opening_hours)
    select * from unnest(${column((w) => w.code)}::text[], ${column((w) => w.name)}::text[],
      ${column((w) => w.cityCode)}::text[], ${column((w) => w.latitude)}::numeric[],
      ${column((w) => w.longitude)}::numeric[], ${column((w) => w.address)}::text[],
      ${column((w) => w.openingHours)}::text[])
    returning code as key, id`.execute(tx)
  return indexByKey(rows)
}
