import type { Db } from '#platform/database/database.ts'

export type SlugKind = 'product' | 'brand' | 'category' | 'sub_category'

/** Whose address a slug once was; undefined where nobody's. The database writes these by itself. */
export async function findOldSlugOwner(
  db: Db,
  kind: SlugKind,
  slug: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('old_slug')
    .select('thing_id')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row?.thing_id
}
