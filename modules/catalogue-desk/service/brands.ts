import type { z } from 'zod'
import type { UploadedFile } from '#platform/contract/call.ts'
import { inTransaction } from '#platform/database/database.ts'
import type { StaffContext, Tools } from '#platform/http/context.ts'
import { notFound } from '#platform/refusal.ts'
import * as catalogues from '#modules/catalogue/service/brand-files.ts'
import { indexShelf } from '#modules/catalogue/service/search/indexing.ts'
import { keepFile } from '#modules/files/service.ts'
import type { catalogueDeskCalls } from '../contract.ts'
import { addressOf, inUse, slugTaken } from '../rules/saving.ts'
import * as store from '../store/brands.ts'
import { noPicture } from './pictures.ts'
import { changing, notesOf, saving } from './saving.ts'

type Body = z.output<typeof catalogueDeskCalls.addBrand.body>
const note = notesOf('brand')
const unique = 'brand_slug_key'

/** A page of the brands by name. */
export async function list(
  { db }: Tools,
  wanted: { search?: string | undefined; page: number; count: number },
) {
  const [rows, total] = await Promise.all([store.page(db, wanted), store.total(db, wanted.search)])
  const results = rows.map((row) => ({ ...row, id: String(row.id), products: row.products ?? 0 }))
  return { results, page: wanted.page, count: wanted.count, total, totalIsExact: true }
}

/** One brand with its catalogues. Throws 404. */
export async function show({ db }: Tools, id: number) {
  const found = await store.byId(db, id)
  if (!found) throw notFound()
  const [products, files] = await Promise.all([
    store.productsOf(db, id),
    catalogues.filesOfBrand(db, id),
  ])
  return { ...found, id: String(id), products, catalogues: files }
}

/** Adds a brand. Throws 422 `slug.taken`. */
export function add(ctx: StaffContext, body: Body) {
  const slug = addressOf(body.name, body.slug)
  return saving(ctx, { unique, taken: () => slugTaken(slug) }, async (inside) => {
    const logo = body.logo ?? (await noPicture(ctx))
    const saved = { name: body.name, story: body.story, slug, logo }
    const id = await store.insert(inside.db, saved)
    await note(inside, 'Tambah merek', id, body.name, { after: saved })
    return { id: String(id) }
  })
}

/** Changes a brand. Throws 404, 409 `desk.changed`, 422 `slug.taken`. */
export function change(
  ctx: StaffContext,
  id: number,
  { revision, ...body }: Body & { revision: number },
) {
  const slug = addressOf(body.name, body.slug)
  return changing(ctx, {
    id,
    revision,
    unique,
    taken: () => slugTaken(slug),
    lock: store.lock,
    after: (_inside, { logo }) => {
      const { name, story } = body
      return { name, story, slug, logo: body.logo ?? logo }
    },
    save: async ({ db }, after, before) => {
      await store.update(db, id, after)
      if (after.name !== before.name) await indexShelf(db, { brandId: id })
    },
    note: (inside, { name }, changed) => note(inside, 'Ubah merek', id, name, changed),
  })
}

/** Removes a brand. Throws 404, 422 `desk.in_use` where a product ever had it. */
export const remove = (ctx: StaffContext, id: number) =>
  inTransaction(ctx.db, async (tx) => {
    const before = await store.lock(tx, id)
    if (!before) throw notFound()
    const products = await store.productsOf(tx, id)
    if (products > 0)
      throw inUse(`${before.name} punya ${products} produk, jadi tidak bisa dihapus.`)
    await catalogues.removeBrandFiles(tx, id)
    await store.remove(tx, id)
    await note({ ...ctx, db: tx }, 'Hapus merek', id, before.name, { before })
  })

/** Adds a catalogue that buyers may look at. Throws 404. */
export const addCatalogue = (
  ctx: StaffContext,
  brandId: number,
  { title, year, pages }: { title: string; year: number; pages: number },
  file: UploadedFile,
) =>
  inTransaction(ctx.db, async (tx) => {
    const brand = await store.lock(tx, brandId)
    if (!brand) throw notFound()
    const inside = { ...ctx, db: tx }
    const fileId = await keepFile(inside, { file, purpose: 'brand-catalogue' })
    const id = await catalogues.insertBrandFile(tx, { brandId, title, year, pages, fileId })
    await note(inside, 'Tambah katalog merek', brandId, brand.name, {
      after: { title, year, pages },
    })
    return { id }
  })

/** Takes a catalogue back. Throws 404. */
export const removeCatalogue = (ctx: StaffContext, brandId: number, catalogueId: string) =>
  inTransaction(ctx.db, async (tx) => {
    const brand = await store.lock(tx, brandId)
    const gone = brand && (await catalogues.removeBrandFile(tx, brandId, catalogueId))
    if (!brand || !gone) throw notFound()
    await note({ ...ctx, db: tx }, 'Hapus katalog merek', brandId, brand.name, { before: gone })
  })
