import type { Db } from '#platform/database/database.ts'

/** The documents of a product in their order, with their size in bytes. */
export const findByProduct = (db: Db, productId: number) =>
  db
    .selectFrom('product_document')
    .innerJoin('stored_file', 'stored_file.id', 'product_document.file_id')
    .select(['product_document.id', 'title', 'stored_file.name', 'stored_file.size'])
    .select('file_id as fileId')
    .where('product_id', '=', productId)
    .orderBy('position')
    .orderBy('title')
    .execute()

/** Adds a document after the others; returns its id. */
export async function insert(
  db: Db,
  { productId, title, fileId }: { productId: number; title: string; fileId: string },
): Promise<string> {
  const { id } = await db
    .insertInto('product_document')
    .values((eb) => ({
      product_id: productId,
      title,
      file_id: fileId,
      position: eb
        .selectFrom('product_document')
        .select((each) => each.fn.countAll<number>().as('size'))
        .where('product_id', '=', productId),
    }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Deletes a document of a product; returns its title. */
export const remove = (db: Db, productId: number, id: string) =>
  db
    .deleteFrom('product_document')
    .where('product_id', '=', productId)
    .where('id', '=', id)
    .returning('title')
    .executeTakeFirst()
