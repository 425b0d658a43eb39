import type { z } from 'zod'
import type { UploadedFile } from '#platform/contract/call.ts'
import type { StaffContext, Tools } from '#platform/http/context.ts'
import { notFound } from '#platform/refusal.ts'
import * as catalogues from '#modules/catalogue/service/brand-files.ts'
import { indexShelf } from '#modules/catalogue/service/search/indexing.ts'
import { keepFile } from '#modules/files/service.ts'
import type { catalogueDeskCalls } from '../contract.ts'
import { inUse } from '../rules/saving.ts'
import * as store from '../store/brands.ts'
import { noPicture } from './pictures.ts'
import { addressed, changing, holding, notesOf, saving, type Seen } from './saving.ts'

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
  const { slug, ...clash } = addressed(body, unique)
  return saving(ctx, clash, async (inside) => {
    const logo = body.logo ?? (await noPicture(ctx))
    const saved = { name: body.name, story: body.story, slug, logo }
    const id = await store.insert(inside.db, saved)
    await note(inside, 'Tambah merek', id, body.name, { after: saved })
    return { id: String(id) }
  })
}

/** Changes a brand. Throws 404, 409 `desk.changed`, 422 `slug.taken`. */
export function change(ctx: StaffContext, id: number, { revision, ...body }: Seen<Body>) {
  const { slug, ...clash } = addressed(body, unique)
  return changing(ctx, {
    id,
    revision,
    ...clash,
    lock: store.lock,
    after: (_inside, { logo }) => {
      const { name, story } = body
      return { name, story, slug, logo: body.logo ?? logo }
    },
    save: async ({ db }, after, before) => {
      await store.update(db, id, after)
      if (after.name !== before.name) await indexShelf(db, { brandId: id })
    },
    note,
    action: 'Ubah merek',
  })
}

/** Removes a brand. Throws 404, 422 `desk.in_use` where a product ever had it. */
export const remove = (ctx: StaffContext, id: number) =>
  holding(ctx, id, store.lock, async (inside, before) => {
    const { db } = inside
    const products = await store.productsOf(db, id)
    if (products > 0)
      throw inUse(`${before.name} punya ${products} produk, jadi tidak bisa dihapus.`)
    await catalogues.removeBrandFiles(db, id)
    await store.remove(db, id)
    await note(inside, 'Hapus merek', id, before.name, { before })
  })

/** Adds a catalogue that buyers may look at. Throws 404. */
export const addCatalogue = (
  ctx: StaffContext,
  brandId: number,
  { title, year, pages }: { title: string; year: number; pages: number },
  file: UploadedFile,
) =>
  holding(ctx, brandId, store.lock, async (inside, brand) => {
    const fileId = await keepFile(inside, { file, purpose: 'brand-catalogue' })
    const id = await catalogues.insertBrandFile(inside.db, { brandId, title, year, pages, fileId })
    await note(inside, 'Tambah katalog merek', brandId, brand.name, {
      after: { title, year, pages },
    })
    return { id }
  })

/** Takes a catalogue back. Throws 404. */
export const removeCatalogue = (ctx: StaffContext, brandId: number, catalogueId: string) =>
  holding(ctx, brandId, store.lock, async (inside, brand) => {
    const gone = await catalogues.removeBrandFile(inside.db, brandId, catalogueId)
    if (!gone) throw notFound()
    await note(inside, 'Hapus katalog merek', brandId, brand.name, { before: gone })
  })
