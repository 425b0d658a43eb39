import type { Db } from '#platform/database/database.ts'

/** A brand's catalogues in their order, with what they weigh (bytes). */
export const filesOfBrand = (db: Db, brandId: number) =>
  db
    .selectFrom('brand_file')
    .innerJoin('stored_file', 'stored_file.id', 'brand_file.file_id')
    .select(['brand_file.id', 'title', 'year', 'pages', 'stored_file.size', 'file_id as fileId'])
    .where('brand_id', '=', brandId)
    .orderBy('position')
    .orderBy('year', 'desc')
    .execute()

/** Adds a catalogue to a brand. */
export const insertBrandFile = (
  db: Db,
  file: { brandId: number; title: string; year: number; pages: number; fileId: string },
) =>
  db
    .insertInto('brand_file')
    .values({
      brand_id: file.brandId,
      title: file.title,
      year: file.year,
      pages: file.pages,
      file_id: file.fileId,
    })
    .execute()
