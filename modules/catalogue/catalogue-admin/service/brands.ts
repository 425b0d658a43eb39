import type { z } from 'zod'
import type { UploadedFile } from '#platform/contract/call.ts'
import type { StaffContext, AppDeps } from '#platform/http/context.ts'
import { notFound } from '#platform/refusal.ts'
import type { Paging } from '#platform/paging.ts'
import * as catalogues from '#modules/catalogue/products/service/brand-files.ts'
import { queueReindex } from '#modules/catalogue/search/service/indexing.ts'
import { storeFile } from '#modules/foundation/files/service/stored-files.ts'
import type { catalogueAdminCalls } from '../contract.ts'
import { inUse, resolveSlug, slugTaken } from '../rules/conflicts.ts'
import * as store from '../store/brands.ts'
import { defineAdminEntity, type WithRevision } from './admin-entity.ts'
import { ensurePlaceholderImage } from './images.ts'

type Body = z.output<typeof catalogueAdminCalls.addBrand.body>
const brands = defineAdminEntity({
  type: 'brand',
  noun: 'merek',
  uniqueIndex: 'brand_slug_key',
  lock: store.lock,
  toBody: ({ name, slug, story, logo }) => ({ name, slug, story, logo }),
})

/** A page of the brands by name. */
export async function list({ db }: AppDeps, query: Paging & { search?: string | undefined }) {
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
export function add(ctx: StaffContext, { name, story, ...body }: Body) {
  const slug = resolveSlug(name, body.slug)
  return brands.add(ctx, slugTaken(slug), async (ctx) => {
    const { logo = await ensurePlaceholderImage(ctx) } = body
    const after = { name, story, slug, logo }
    return { id: await store.insert(ctx.db, after), after }
  })
}

/** Changes a brand. Throws 404, 409 `desk.changed`, 422 `slug.taken`. */
export function change(
  ctx: StaffContext,
  id: number,
  { revision, name, story, ...body }: WithRevision<Body>,
) {
  const slug = resolveSlug(name, body.slug)
  return brands.change(ctx, id, {
    revision,
    taken: slugTaken(slug),
    toValues: (_ctx, before) => ({ name, story, slug, logo: body.logo ?? before.logo }),
    save: async ({ db }, after, before) => {
      await store.update(db, id, after)
      if (after.name !== before.name) await queueReindex(db, { brandId: id })
    },
  })
}

/** Removes a brand. Throws 404, 422 `desk.in_use` if a product ever had it. */
export const remove = (ctx: StaffContext, id: number) =>
  brands.remove(ctx, id, async ({ db }, { name }) => {
    const products = await store.countProducts(db, id)
    if (products > 0) throw inUse(`${name} punya ${products} produk, jadi tidak bisa dihapus.`)
    await catalogues.removeBrandFiles(db, id)
    await store.remove(db, id)
  })

/** Adds a catalogue (PDF) that buyers can download. Throws 404. */
export const addCatalogue = (
  ctx: StaffContext,
  brandId: number,
  { title, year, pages }: { title: string; year: number; pages: number },
  file: UploadedFile,
) =>
  brands.changePart(ctx, brandId, async (ctx, _brand, record) => {
    const fileId = await storeFile(ctx, { file, purpose: 'brand-catalogue' })
    const id = await catalogues.insertBrandFile(ctx.db, { brandId, title, year, pages, fileId })
    await record('Tambah katalog merek', { after: { title, year, pages } })
    return { id }
  })

/** Removes a catalogue of a brand. Throws 404. */
export const removeCatalogue = (ctx: StaffContext, brandId: number, catalogueId: string) =>
  brands.changePart(ctx, brandId, async (ctx, _brand, record) => {
    const before = await catalogues.removeBrandFile(ctx.db, brandId, catalogueId)
    await record('Hapus katalog merek', { before })
  })
