import type { Db } from '#platform/database/database.ts'

/** Categories by id, each with its number of articles that are published at `now`. */
export const list = (db: Db, now: Date) =>
  db
    .selectFrom('article_category')
    .select((eb) => [
      'id',
      'slug',
      'name',
      'description',
      eb
        .selectFrom('article')
        .select(eb.fn.countAll<number>().as('size'))
        .whereRef('article.category_id', '=', 'article_category.id')
        .where('published_at', '<=', now)
        .as('articles'),
    ])
    .orderBy('id')
    .execute()

export const exists = async (db: Db, id: number): Promise<boolean> =>
  (await db.selectFrom('article_category').select('id').where('id', '=', id).executeTakeFirst()) !==
  undefined

type CategoryValues = { slug: string; name: string; description: string }

/** Adds a category; undefined where the slug is taken. */
export const insert = (tx: Db, values: CategoryValues) =>
  tx
    .insertInto('article_category')
    .values(values)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst()
