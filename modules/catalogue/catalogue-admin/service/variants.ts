import type { z } from 'zod'
import { violatesConstraint } from '#platform/database/errors.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import type { catalogueAdminCalls } from '../contract.ts'
import { normalizeAttributeValues } from '../rules/attributes.ts'
import * as products from '../store/products.ts'
import * as store from '../store/variants.ts'
import { defineAdminEntity, type WithRevision } from './admin-entity.ts'

type Body = z.output<typeof catalogueAdminCalls.addVariant.body>
const variants = defineAdminEntity({
  type: 'variant',
  noun: 'varian',
  uniqueIndex: 'variant_sku_key',
  lock: store.lock,
  toBody: ({ id: _id, productId: _productId, revision: _revision, ...values }) => values,
})

/** Adds a variant, by default after the others. Throws 404, 422 `sku.taken`, `barcode.taken`, `attribute.*`. */
export const add = (ctx: StaffContext, productId: number, body: Body) =>
  refuseTakenBarcode(() =>
    variants.add(ctx, skuTaken(body.sku), async (ctx) => {
      const { product, attributes } = await lockProduct(ctx, productId)
      const siblings = await store.findByProduct(ctx.db, productId)
      const after = {
        ...body,
        attributes: normalizeAttributeValues(body.attributes, attributes),
        picture: body.picture ?? product.picture,
        position: body.position ?? (siblings.at(-1)?.position ?? 0) + 1,
      }
      const id = await store.insert(ctx.db, productId, after)
      return { id, after, label: `${product.name} ${body.name} (${body.sku})` }
    }),
  )

/** Changes a variant. Throws 404, 409 `desk.changed`, 422 `sku.taken`, `barcode.taken`, `attribute.*`. */
export const change = (ctx: StaffContext, id: number, { revision, ...body }: WithRevision<Body>) =>
  refuseTakenBarcode(() =>
    variants.change(ctx, id, {
      revision,
      taken: skuTaken(body.sku),
      toValues: async (ctx, before) => {
        const { attributes } = await lockProduct(ctx, before.productId)
        return {
          ...body,
          attributes: normalizeAttributeValues(body.attributes, attributes),
          picture: body.picture ?? before.picture,
          position: body.position ?? before.position,
        }
      },
      save: ({ db }, after) => store.update(db, id, after),
      labelOf: ({ name, sku }) => `${name} (${sku})`,
    }),
  )

async function refuseTakenBarcode<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (thrown) {
    if (!violatesConstraint(thrown, 'variant_barcode_key')) throw thrown
    throw Refusal.field('barcode', 'barcode.taken', 'Kode batang ini sudah dipakai barang lain.')
  }
}

async function lockProduct({ db }: StaffContext, productId: number) {
  // Locks the product: its sub-category must not change while the variant's attributes are checked.
  const product = await products.lock(db, productId)
  if (!product) throw notFound()
  return { product, attributes: (await products.findPlacement(db, product))!.attributes }
}

const skuTaken = (sku: string) =>
  new Refusal('sku.taken', `SKU ${sku} sudah dipakai.`, 422, {
    errors: { sku: `SKU ${sku} sudah dipakai barang lain.` },
  })
