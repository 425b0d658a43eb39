import type { Db } from '#platform/database/database.ts'

/** A brand's catalogues in their order, with their size in bytes. */
export const findBrandFiles = (db: Db, brandId: number) =>
  db
    .selectFrom('brand_file')
    .innerJoin('stored_file', 'stored_file.id', 'brand_file.file_id')
    .select(['brand_file.id', 'title', 'year', 'pages', 'stored_file.size', 'file_id as fileId'])
    .where('brand_id', '=', brandId)
    .orderBy('position')
    .orderBy('year', 'desc')
    .execute()

/** Adds a catalogue to a brand; returns its id. */
export async function insertBrandFile(
  db: Db,
  file: { brandId: number; title: string; year: number; pages: number; fileId: string },
): Promise<string> {
  const { brandId, fileId, ...details } = file
  const { id } = await db
    .insertInto('brand_file')
    .values({ ...details, brand_id: brandId, file_id: fileId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Deletes a catalogue of a brand; returns its title and year. */
export const removeBrandFile = (db: Db, brandId: number, id: string) =>
  db
    .deleteFrom('brand_file')
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .returning(['title', 'year'])
    .executeTakeFirst()

/** Deletes all catalogues of a brand. */
export const removeBrandFiles = (db: Db, brandId: number) =>
  db.deleteFrom('brand_file').where('brand_id', '=', brandId).execute()
