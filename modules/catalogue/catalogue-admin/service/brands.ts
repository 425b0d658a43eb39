import type { z } from 'zod'
import type { UploadedFile } from '#platform/contract/call.ts'
import type { StaffContext, AppDeps } from '#platform/http/context.ts'
import { notFound } from '#platform/refusal.ts'
import * as catalogues from '#modules/catalogue/products/service/brand-files.ts'
import { queueReindex } from '#modules/catalogue/search/service/indexing.ts'
import { storeFile } from '#modules/foundation/files/service/stored-files.ts'
import type { catalogueAdminCalls } from '../contract.ts'
import { inUse } from '../rules/conflicts.ts'
import * as store from '../store/brands.ts'
import { ensurePlaceholderImage } from './images.ts'
import {
  withSlug,
  updateIfUnchanged,
  withLock,
  auditFor,
  saveOrConflict,
  type WithRevision,
} from './optimistic-update.ts'

type Body = z.output<typeof catalogueAdminCalls.addBrand.body>
const audit = auditFor('brand')
const unique = 'brand_slug_key'

/** A page of the brands by name. */
export async function list(
  { db }: AppDeps,
  query: { search?: string | undefined; page: number; count: number },
) {
  const [rows, total] = await Promise.all([
    store.findPage(db, query),
    store.count(db, query.search),
  ])
  const results = rows.map((row) => ({ ...row, id: String(row.id), products: row.products ?? 0 }))
  return { results, page: query.page, count: query.count, total, totalIsExact: true }
}

/** One brand with its catalogues. Throws 404. */
export async function show({ db }: AppDeps, id: number) {
  const brand = await store.findById(db, id)
  if (!brand) throw notFound()
  const [products, files] = await Promise.all([
    store.countProducts(db, id),
    catalogues.findBrandFiles(db, id),
  ])
  return { ...brand, id: String(id), products, catalogues: files }
}

/** Adds a brand. Throws 422 `slug.taken`. */
export function add(ctx: StaffContext, body: Body) {
  const { slug, ...conflict } = withSlug(body, unique)
  return saveOrConflict(ctx, conflict, async (inside) => {
    const logo = body.logo ?? (await ensurePlaceholderImage(ctx))
    const values = { name: body.name, story: body.story, slug, logo }
    const id = await store.insert(inside.db, values)
    await audit(inside, 'Tambah merek', id, body.name, { after: values })
    return { id: String(id) }
  })
}

/** Changes a brand. Throws 404, 409 `desk.changed`, 422 `slug.taken`. */
export function change(ctx: StaffContext, id: number, { revision, ...body }: WithRevision<Body>) {
  const { slug, ...conflict } = withSlug(body, unique)
  return updateIfUnchanged(ctx, {
    id,
    revision,
    ...conflict,
    lock: store.lock,
    after: (_inside, { logo }) => {
      const { name, story } = body
      return { name, story, slug, logo: body.logo ?? logo }
    },
    save: async ({ db }, after, before) => {
      await store.update(db, id, after)
      if (after.name !== before.name) await queueReindex(db, { brandId: id })
    },
    audit,
    action: 'Ubah merek',
  })
}

/** Removes a brand. Throws 404, 422 `desk.in_use` where a product ever had it. */
export const remove = (ctx: StaffContext, id: number) =>
  withLock(ctx, id, store.lock, async (inside, before) => {
    const { db } = inside
    const products = await store.countProducts(db, id)
    if (products > 0)
      throw inUse(`${before.name} punya ${products} produk, jadi tidak bisa dihapus.`)
    await catalogues.removeBrandFiles(db, id)
    await store.remove(db, id)
    await audit(inside, 'Hapus merek', id, before.name, { before })
  })

/** Adds a catalogue that buyers may look at. Throws 404. */
export const addCatalogue = (
  ctx: StaffContext,
  brandId: number,
  { title, year, pages }: { title: string; year: number; pages: number },
  file: UploadedFile,
) =>
  withLock(ctx, brandId, store.lock, async (inside, brand) => {
    const fileId = await storeFile(inside, { file, purpose: 'brand-catalogue' })
    const id = await catalogues.insertBrandFile(inside.db, { brandId, title, year, pages, fileId })
    await audit(inside, 'Tambah katalog merek', brandId, brand.name, {
      after: { title, year, pages },
    })
    return { id }
  })

/** Takes a catalogue back. Throws 404. */
export const removeCatalogue = (ctx: StaffContext, brandId: number, catalogueId: string) =>
  withLock(ctx, brandId, store.lock, async (inside, brand) => {
    const removed = await catalogues.removeBrandFile(inside.db, brandId, catalogueId)
    if (!removed) throw notFound()
    await audit(inside, 'Hapus katalog merek', brandId, brand.name, { before: removed })
  })
