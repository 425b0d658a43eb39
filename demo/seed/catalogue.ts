import { sql } from 'kysely'
import { type Db, withTransaction } from '#platform/database/database.ts'
import type { AppDeps } from '#platform/http/context.ts'
import type { DemoCatalogue } from '#demo/catalogue/types.ts'
import { drawImages } from './images.ts'
import { seedProducts } from './products.ts'
import { seedReferenceData } from './reference-data.ts'

/**
 * Inserts a catalogue into empty tables, all or nothing. The regions must be loaded first, because
 * warehouses refer to cities. `images` also draws the images into the file store; tests skip that.
 */
export async function seedCatalogue(
  deps: Pick<AppDeps, 'db' | 'files'>,
  catalogue: DemoCatalogue,
  { images }: { images: boolean },
): Promise<void> {
  await withTransaction(deps, async ({ db }) => {
    const referenceIds = await seedReferenceData(db, catalogue)
    await seedProducts(db, catalogue.products, referenceIds)
    await insertFeatured(db, catalogue.featured)
    // Until they are analysed, the query planner assumes that the tables are empty.
    await sql`analyze category, sub_category, brand, product, variant, price, discount_tier, stock,
      search_entry, search_text, search_word`.execute(db)
  })
  if (images) await drawImages(deps.files, catalogue)
}

const insertFeatured = (tx: Db, skus: string[]) =>
  sql`
  insert into featured (position, variant_id)
  select place, variant.id from unnest(${skus}::text[]) with ordinality as listed (sku, place)
  join variant using (sku)`.execute(tx)
