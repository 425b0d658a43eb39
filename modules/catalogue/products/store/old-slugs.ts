import type { Db } from '#platform/database/database.ts'

export type SlugKind = 'product' | 'brand' | 'category' | 'sub_category'

/** The id of the entity that once had a slug. Database triggers record them. */
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
