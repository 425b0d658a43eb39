import type { UploadedFile, StreamedFile } from '#platform/contract/call.ts'
import type { Db } from '#platform/database/database.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { notFound } from '#platform/refusal.ts'
import { storeFile, openStoredFile } from '#modules/foundation/files/service/stored-files.ts'
import * as store from '../store/documents.ts'
import { resolveProduct } from './product.ts'

/** The documents of a product in their order. */
export const list = async (db: Db, productId: number) =>
  (await store.findByProduct(db, productId)).map(({ fileId: _fileId, ...document }) => document)

/** Stores a document (PDF) of a product, in the caller's transaction; returns its id. */
export async function add(
  deps: AppDeps,
  { productId, title }: { productId: number; title: string },
  file: UploadedFile,
): Promise<string> {
  const fileId = await storeFile(deps, { file, purpose: 'product-document' })
  return store.insert(deps.db, { productId, title, fileId })
}

/** Removes a document; returns its title. Throws 404. */
export async function remove({ db }: AppDeps, productId: number, id: string) {
  const removed = isUuid(id) ? await store.remove(db, productId, id) : undefined
  if (!removed) throw notFound()
  return removed
}

/** The bytes of a document of a product on sale. Throws 404. */
export async function open(deps: AppDeps, key: string, id: string): Promise<StreamedFile> {
  const product = await resolveProduct(deps, key)
  const match = (await store.findByProduct(deps.db, product.id)).find(
    (document) => document.id === id,
  )
  if (!match) throw notFound()
  return openStoredFile(deps, match.fileId)
}

const isUuid = (id: string) => /^[0-9a-f-]{36}$/i.test(id)
