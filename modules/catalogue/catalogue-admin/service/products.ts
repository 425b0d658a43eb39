import type { z } from 'zod'
import { toJakartaDate } from '#platform/clock.ts'
import type { StaffContext, AppDeps } from '#platform/http/context.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import * as documents from '#modules/catalogue/products/service/documents.ts'
import type { catalogueAdminCalls } from '../contract.ts'
import * as store from '../store/products.ts'
import { findByProduct } from '../store/variants.ts'
import { ensurePlaceholderImage } from './images.ts'
import {
  withSlug,
  updateIfUnchanged,
  withLock,
  auditFor,
  saveOrConflict,
  type WithRevision,
} from './optimistic-update.ts'
import { presentVariants } from './variant-presenter.ts'

type Body = z.output<typeof catalogueAdminCalls.addProduct.body>
const audit = auditFor('product')
const unique = 'product_slug_key'

/** A product with all that staff keep of it. Throws 404. */
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

/** Products that are not on sale, the newest first. */
export async function listDiscontinued(
  { db }: AppDeps,
  query: { search?: string | undefined; page: number; count: number },
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
  const { slug, ...conflict } = withSlug(body, unique)
  return saveOrConflict(ctx, conflict, async (inside) => {
    const values = {
      ...body,
      ...(await resolvePlacement(inside, body)),
      slug,
      picture: body.picture ?? (await ensurePlaceholderImage(ctx)),
    }
    const id = await store.insert(inside.db, values)
    await audit(inside, 'Tambah produk', id, body.name, { after: values })
    return { id: String(id) }
  })
}

/**
 * Changes a product. Throws 404, 409 `desk.changed`, 422 `slug.taken`, `product.shelf`, and
 * `product.attributes` where it would move to goods that are told apart by other figures.
 */
export function change(ctx: StaffContext, id: number, { revision, ...body }: WithRevision<Body>) {
  const { slug, ...conflict } = withSlug(body, unique)
  return updateIfUnchanged(ctx, {
    id,
    revision,
    ...conflict,
    lock: store.lock,
    after: async (inside, before) => {
      const placement = await resolvePlacement(inside, body)
      if (placement.subCategoryId !== before.subCategoryId)
        await assertMovable(inside, id, placement)
      return { ...body, ...placement, slug, picture: body.picture ?? before.picture }
    },
    save: ({ db }, after) => store.update(db, id, after),
    audit,
    action: 'Ubah produk',
  })
}

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

/** Adds a paper to a product. Throws 404. */
export const addDocument = (
  ctx: StaffContext,
  productId: number,
  title: string,
  file: Parameters<typeof documents.add>[2],
) =>
  withLock(ctx, productId, store.lock, async (inside, product) => {
    const id = await documents.add(inside, { productId, title }, file)
    await audit(inside, 'Tambah dokumen produk', productId, product.name, { after: { title } })
    return { id }
  })

/** Takes a paper of a product back. Throws 404. */
export const removeDocument = (ctx: StaffContext, productId: number, documentId: string) =>
  withLock(ctx, productId, store.lock, async (inside, product) => {
    const before = await documents.remove(inside, productId, documentId)
    await audit(inside, 'Hapus dokumen produk', productId, product.name, { before })
  })
