import type { z } from 'zod'
import { toJakartaDate } from '#platform/clock.ts'
import type { StaffContext, AppDeps } from '#platform/http/context.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import type { Paging } from '#platform/paging.ts'
import * as documents from '#modules/catalogue/products/service/documents.ts'
import type { catalogueAdminCalls } from '../contract.ts'
import * as store from '../store/products.ts'
import { findByProduct } from '../store/variants.ts'
import { resolveSlug, slugTaken } from '../rules/conflicts.ts'
import { defineAdminEntity, type WithRevision } from './admin-entity.ts'
import { ensurePlaceholderImage } from './images.ts'
import { presentVariants } from './variant-presenter.ts'

type Body = z.output<typeof catalogueAdminCalls.addProduct.body>
const products = defineAdminEntity({
  type: 'product',
  noun: 'produk',
  uniqueIndex: 'product_slug_key',
  lock: store.lock,
  toBody: ({ id: _id, revision: _revision, brandId, subCategoryId, ...values }) => ({
    ...values,
    brandId: String(brandId),
    subCategoryId: String(subCategoryId),
  }),
})

/** A product with everything that staff edit. Throws 404. */
export async function show({ db, clock }: AppDeps, id: number) {
  const product = await store.findById(db, id)
  if (!product) throw notFound()
  const [placement, variants, productDocuments] = await Promise.all([
    store.findPlacement(db, product),
    findByProduct(db, id),
    documents.list(db, id),
  ])
  return {
    ...product,
    ...placement!,
    attributes: placement!.attributes.map((each) => ({
      ...each,
      unit: each.unit ?? null,
      onCard: each.onCard ?? false,
    })),
    id: String(id),
    brandId: String(product.brandId),
    subCategoryId: String(product.subCategoryId),
    variants: await presentVariants(db, variants, toJakartaDate(clock.now())),
    documents: productDocuments,
  }
}

/** Products off sale, the newest first. */
export async function listDiscontinued(
  { db }: AppDeps,
  query: Paging & { search?: string | undefined },
) {
  const [rows, total] = await Promise.all([
    store.findDiscontinued(db, query),
    store.countDiscontinued(db, query.search),
  ])
  const results = rows.map((row) => ({ ...row, id: String(row.id) }))
  return { results, page: query.page, count: query.count, total, totalIsExact: true }
}

/** Adds a product. Throws 422 `slug.taken`, `product.shelf`. */
export function add(ctx: StaffContext, body: Body) {
  const slug = resolveSlug(body.name, body.slug)
  return products.add(ctx, slugTaken(slug), async (ctx) => {
    const placement = await resolvePlacement(ctx, body)
    const { picture = await ensurePlaceholderImage(ctx) } = body
    const after = { ...body, ...placement, slug, picture }
    return { id: await store.insert(ctx.db, after), after }
  })
}

/**
 * Changes a product. Throws 404, 409 `desk.changed`, 422 `slug.taken`, `product.shelf`, and
 * `product.attributes` if its variants have attributes that the new sub-category does not declare.
 */
export function change(ctx: StaffContext, id: number, { revision, ...body }: WithRevision<Body>) {
  const slug = resolveSlug(body.name, body.slug)
  return products.change(ctx, id, {
    revision,
    taken: slugTaken(slug),
    toValues: async (ctx, before) => {
      const placement = await resolvePlacement(ctx, body)
      if (placement.subCategoryId !== before.subCategoryId) await assertMovable(ctx, id, placement)
      return { ...body, ...placement, slug, picture: body.picture ?? before.picture }
    },
    save: ({ db }, after) => store.update(db, id, after),
  })
}

/**
 * Puts the images of a product in another order. Throws 404, 409 `desk.changed`, 422 `product.pictures` if they are
 * not the product's.
 */
export const orderImages = (
  ctx: StaffContext,
  id: number,
  { pictures, revision }: { pictures: string[]; revision: number },
) =>
  products.change(ctx, id, {
    revision,
    taken: slugTaken(''),
    toValues: (_ctx, { id: _id, revision: _revision, ...before }) => {
      const [picture = before.picture, ...gallery] = pictures
      if (!haveSameImages(pictures, [before.picture, ...before.gallery])) throw otherPictures()
      return { ...before, picture, gallery }
    },
    save: ({ db }, after) => store.updateImages(db, id, after),
  })

const haveSameImages = (one: readonly string[], other: readonly string[]) =>
  one.toSorted().join('\n') === other.toSorted().join('\n')

const otherPictures = () =>
  Refusal.field('pictures', 'product.pictures', 'Gambar produk ini sudah lain. Muat ulang halaman.')

type ProductPlacement = { brandId: number; subCategoryId: number }

async function resolvePlacement({ db }: StaffContext, body: Body): Promise<ProductPlacement> {
  const placement = { brandId: Number(body.brandId), subCategoryId: Number(body.subCategoryId) }
  if (await store.findPlacement(db, placement)) return placement
  const message = 'Merek atau subkategori ini tidak ada lagi. Pilih lagi.'
  throw Refusal.field('brandId', 'product.shelf', message)
}

async function assertMovable(
  { db }: StaffContext,
  id: number,
  placement: ProductPlacement,
): Promise<void> {
  const knownKeys = new Set(
    (await store.findPlacement(db, placement))!.attributes.map(({ key }) => key),
  )
  const conflicting = (await findByProduct(db, id)).find(({ attributes }) =>
    Object.keys(attributes).some((key) => !knownKeys.has(key)),
  )
  if (!conflicting) return
  const message = `Varian ${conflicting.sku} punya atribut yang tidak dikenal subkategori itu. Kosongkan dahulu.`
  throw Refusal.field('subCategoryId', 'product.attributes', message)
}

/** Adds a document (PDF) to a product. Throws 404. */
export const addDocument = (
  ctx: StaffContext,
  productId: number,
  title: string,
  file: Parameters<typeof documents.add>[2],
) =>
  products.changePart(ctx, productId, async (ctx, _product, record) => {
    const id = await documents.add(ctx, { productId, title }, file)
    await record('Tambah dokumen produk', { after: { title } })
    return { id }
  })

/** Removes a document of a product. Throws 404. */
export const removeDocument = (ctx: StaffContext, productId: number, documentId: string) =>
  products.changePart(ctx, productId, async (ctx, _product, record) => {
    const before = await documents.remove(ctx, productId, documentId)
    await record('Hapus dokumen produk', { before })
  })
