import type { UploadedFile } from '#platform/contract/call.ts'
import type { Db } from '#platform/database/database.ts'
import type { Tools } from '#platform/http/context.ts'
import { notFound } from '#platform/refusal.ts'
import { keepFile, openFile } from '#modules/files/service.ts'
import * as store from '../store/documents.ts'
import { productBy } from './product.ts'

/** The papers of a product in their order. */
export const ofProduct = async (db: Db, productId: number) =>
  (await store.ofProduct(db, productId)).map(({ fileId: _fileId, ...paper }) => paper)

/** Keeps a paper (PDF) of a product, in the caller's transaction; answers its id. */
export async function add(
  tools: Tools,
  { productId, title }: { productId: number; title: string },
  file: UploadedFile,
): Promise<string> {
  const fileId = await keepFile(tools, { file, purpose: 'product-document' })
  return store.insert(tools.db, { productId, title, fileId })
}

/** Takes a paper back; answers what it was called. Throws 404. */
export async function remove({ db }: Tools, productId: number, id: string) {
  const gone = isUuid(id) ? await store.remove(db, productId, id) : undefined
  if (!gone) throw notFound()
  return gone
}

/** A paper of a product on sale, byte for byte. Throws 404. */
export async function open(tools: Tools, key: string, id: string): Promise<Uint8Array> {
  const product = await productBy(tools, key)
  const found = (await store.ofProduct(tools.db, product.id)).find((paper) => paper.id === id)
  if (!found) throw notFound()
  return (await openFile(tools, found.fileId)).bytes
}

const isUuid = (id: string) => /^[0-9a-f-]{36}$/i.test(id)
