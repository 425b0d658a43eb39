import { sql } from 'kysely'
import { type Db, inTransaction } from '#platform/database/database.ts'
import type { Tools } from '#platform/http/context.ts'
import type { Catalogue } from '#demo/catalogue/types.ts'
import { drawPictures } from './pictures.ts'
import { loadProducts } from './products.ts'
import { loadShelves } from './shelves.ts'

/**
 * A catalogue into empty tables, all or nothing; regions must be there, for the warehouses stand
 * in cities. `pictures` draws them into the file store as well, which tests do not need.
 */
export async function loadCatalogue(
  { db, files }: Pick<Tools, 'db' | 'files'>,
  catalogue: Catalogue,
  { pictures }: { pictures: boolean },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const shelves = await loadShelves(tx, catalogue)
    await loadProducts(tx, catalogue.products, shelves)
    await insertFeatured(tx, catalogue.featured)
    // Until the tables are analysed the planner takes them for empty.
    await sql`analyze category, sub_category, brand, product, variant, price, discount_tier, stock,
      search_entry, search_text, search_word`.execute(tx)
  })
  if (pictures) await drawPictures(files, catalogue)
}

const insertFeatured = (tx: Db, skus: string[]) =>
  sql`
  insert into featured (position, variant_id)
  select place, variant.id from unnest(${skus}::text[]) with ordinality as wanted (sku, place)
  join variant using (sku)`.execute(tx)
