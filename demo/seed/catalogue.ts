import { sql } from 'kysely'
import { type Db, inTransaction } from '#platform/database/database.ts'
import type { AppDeps } from '#platform/http/context.ts'
import type { DemoCatalogue } from '#demo/catalogue/types.ts'
import { drawImages } from './images.ts'
import { seedProducts } from './products.ts'
import { seedReferenceData } from './reference-data.ts'

/**
 * A catalogue into empty tables, all or nothing; regions must be there, for the warehouses stand
 * in cities. `pictures` draws them into the file store as well, which tests do not need.
 */
export async function seedCatalogue(
  { db, files }: Pick<AppDeps, 'db' | 'files'>,
  catalogue: DemoCatalogue,
  { pictures }: { pictures: boolean },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const referenceIds = await seedReferenceData(tx, catalogue)
    await seedProducts(tx, catalogue.products, referenceIds)
    await insertFeatured(tx, catalogue.featured)
    // Until the tables are analysed the planner takes them for empty.
    await sql`analyze category, sub_category, brand, product, variant, price, discount_tier, stock,
      search_entry, search_text, search_word`.execute(tx)
  })
  if (pictures) await drawImages(files, catalogue)
}

const insertFeatured = (tx: Db, skus: string[]) =>
  sql`
  insert into featured (position, variant_id)
  select place, variant.id from unnest(${skus}::text[]) with ordinality as wanted (sku, place)
  join variant using (sku)`.execute(tx)
