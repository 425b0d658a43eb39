import type { z } from 'zod'
import { dayOf } from '#platform/clock.ts'
import type { StaffContext, Tools } from '#platform/http/context.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import * as documents from '#modules/catalogue/service/documents.ts'
import type { catalogueDeskCalls } from '../contract.ts'
import * as store from '../store/products.ts'
import { ofProduct } from '../store/variants.ts'
import { noPicture } from './pictures.ts'
import { addressed, changing, holding, notesOf, saving, type Seen } from './saving.ts'
import { variantAnswers } from './variant-answer.ts'

type Body = z.output<typeof catalogueDeskCalls.addProduct.body>
const note = notesOf('product')
const unique = 'product_slug_key'

/** A product with all that staff keep of it. Throws 404. */
export async function show({ db, clock }: Tools, id: number) {
  const found = await store.byId(db, id)
  if (!found) throw notFound()
  const [shelf, variants, papers] = await Promise.all([
    store.around(db, found),
    ofProduct(db, id),
    documents.ofProduct(db, id),
  ])
  return {
    ...found,
    ...shelf!,
    attributes: shelf!.attributes.map((each) => ({
      ...each,
      unit: each.unit ?? null,
      onCard: each.onCard ?? false,
    })),
    id: String(id),
    brandId: String(found.brandId),
    subCategoryId: String(found.subCategoryId),
    variants: await variantAnswers(db, variants, dayOf(clock.now())),
    documents: papers,
  }
}

/** Products that are not on sale, the newest first. */
export async function retired(
  { db }: Tools,
  wanted: { search?: string | undefined; page: number; count: number },
) {
  const [rows, total] = await Promise.all([
    store.retired(db, wanted),
    store.retiredTotal(db, wanted.search),
  ])
  const results = rows.map((row) => ({ ...row, id: String(row.id) }))
  return { results, page: wanted.page, count: wanted.count, total, totalIsExact: true }
}

/** Adds a product. Throws 422 `slug.taken`, `product.shelf`. */
export function add(ctx: StaffContext, body: Body) {
  const { slug, ...clash } = addressed(body, unique)
  return saving(ctx, clash, async (inside) => {
    const saved = {
      ...body,
      ...(await shelfOf(inside, body)),
      slug,
      picture: body.picture ?? (await noPicture(ctx)),
    }
    const id = await store.insert(inside.db, saved)
    await note(inside, 'Tambah produk', id, body.name, { after: saved })
    return { id: String(id) }
  })
}

/**
 * Changes a product. Throws 404, 409 `desk.changed`, 422 `slug.taken`, `product.shelf`, and
 * `product.attributes` where it would move to goods that are told apart by other figures.
 */
export function change(ctx: StaffContext, id: number, { revision, ...body }: Seen<Body>) {
  const { slug, ...clash } = addressed(body, unique)
  return changing(ctx, {
    id,
    revision,
    ...clash,
    lock: store.lock,
    after: async (inside, before) => {
      const shelf = await shelfOf(inside, body)
      if (shelf.subCategoryId !== before.subCategoryId) await checkMove(inside, id, shelf)
      return { ...body, ...shelf, slug, picture: body.picture ?? before.picture }
    },
    save: ({ db }, after) => store.update(db, id, after),
    note,
    action: 'Ubah produk',
  })
}

type Shelf = { brandId: number; subCategoryId: number }

async function shelfOf({ db }: StaffContext, body: Body): Promise<Shelf> {
  const shelf = { brandId: Number(body.brandId), subCategoryId: Number(body.subCategoryId) }
  if (await store.around(db, shelf)) return shelf
  const message = 'Merek atau subkategori ini tidak ada lagi. Pilih lagi.'
  throw Refusal.field('brandId', 'product.shelf', message)
}

async function checkMove({ db }: StaffContext, id: number, shelf: Shelf): Promise<void> {
  const known = new Set((await store.around(db, shelf))!.attributes.map(({ key }) => key))
  const strange = (await ofProduct(db, id)).find(({ attributes }) =>
    Object.keys(attributes).some((key) => !known.has(key)),
  )
  if (!strange) return
  const message = `Varian ${strange.sku} punya atribut yang tidak dikenal subkategori itu. Kosongkan dahulu.`
  throw Refusal.field('subCategoryId', 'product.attributes', message)
}

/** Adds a paper to a product. Throws 404. */
export const addDocument = (
  ctx: StaffContext,
  productId: number,
  title: string,
  file: Parameters<typeof documents.add>[2],
) =>
  holding(ctx, productId, store.lock, async (inside, product) => {
    const id = await documents.add(inside, { productId, title }, file)
    await note(inside, 'Tambah dokumen produk', productId, product.name, { after: { title } })
    return { id }
  })

/** Takes a paper of a product back. Throws 404. */
export const removeDocument = (ctx: StaffContext, productId: number, documentId: string) =>
  holding(ctx, productId, store.lock, async (inside, product) => {
    const before = await documents.remove(inside, productId, documentId)
    await note(inside, 'Hapus dokumen produk', productId, product.name, { before })
  })
