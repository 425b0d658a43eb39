import type { Api } from '#modules/client.ts'
import { applyImport } from '#modules/catalogue/catalogue-import/service/apply.ts'
import { validateImport } from '#modules/catalogue/catalogue-import/service/validate.ts'
import type { TestShop } from '../shop.ts'

/** Uploads a spreadsheet and runs its validation, as the worker does. */
export async function uploadImport(shop: TestShop, content: Api, file: File) {
  const { id } = await content.catalogueImport.upload({ files: { file } })
  return validateUploaded(shop, content, id)
}

/** Runs the validation of an import, and returns it with its first changes and errors. */
export async function validateUploaded(shop: TestShop, content: Api, id: string) {
  await validateImport(shop.deps, { id })
  return content.catalogueImport.import({ id, query: { count: 100 } })
}

/** Applies an import, as the worker does. */
export async function applyUploaded(
  shop: TestShop,
  content: Api,
  id: string,
  query: { replace?: string } = {},
) {
  await content.catalogueImport.apply({ id, query })
  const { staffId, staffName } = await shop.db
    .selectFrom('catalogue_import')
    .select(['staff_id as staffId', 'staff_name as staffName'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await applyImport(shop.deps, { id, staffId, staffName, requestId: 'uji' })
  return content.catalogueImport.import({ id, query: {} })
}

/** The whole catalogue as staff download it. */
export async function downloadExport(content: Api, format: 'xlsx' | 'csv'): Promise<File> {
  const chunks = await Array.fromAsync(await content.catalogueImport.export({ query: { format } }))
  return new File([Buffer.concat(chunks)], `katalog.${format}`)
}
