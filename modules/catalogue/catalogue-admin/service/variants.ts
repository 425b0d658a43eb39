import type { z } from 'zod'
import type { StaffContext } from '#platform/http/context.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import type { catalogueAdminCalls } from '../contract.ts'
import { normalizeAttributeValues } from '../rules/attributes.ts'
import * as products from '../store/products.ts'
import * as store from '../store/variants.ts'
import {
  updateIfUnchanged,
  auditFor,
  saveOrConflict,
  type WithRevision,
} from './optimistic-update.ts'

type Body = z.output<typeof catalogueAdminCalls.addVariant.body>
const audit = auditFor('variant')
const unique = 'variant_sku_key'

/** Adds a variant behind the others. Throws 404, 422 `sku.taken`, `attribute.*`. */
export const add = (ctx: StaffContext, productId: number, body: Body) =>
  saveOrConflict(ctx, { unique, taken: () => skuTaken(body.sku) }, async (inside) => {
    const { product, attributes } = await lockProduct(inside, productId)
    const siblings = await store.findByProduct(inside.db, productId)
    const values = {
      ...body,
      attributes: normalizeAttributeValues(body.attributes, attributes),
      picture: body.picture ?? product.picture,
      position: body.position ?? (siblings.at(-1)?.position ?? 0) + 1,
    }
    const id = await store.insert(inside.db, productId, values)
    await audit(inside, 'Tambah varian', id, `${product.name} ${body.name} (${body.sku})`, {
      after: values,
    })
    return { id: String(id) }
  })

/** Changes a variant. Throws 404, 409 `desk.changed`, 422 `sku.taken`, `attribute.*`. */
export const change = (ctx: StaffContext, id: number, { revision, ...body }: WithRevision<Body>) =>
  updateIfUnchanged(ctx, {
    id,
    revision,
    unique,
    taken: () => skuTaken(body.sku),
    lock: store.lock,
    after: async (inside, before) => {
      const { attributes } = await lockProduct(inside, before.productId)
      return {
        ...body,
        attributes: normalizeAttributeValues(body.attributes, attributes),
        picture: body.picture ?? before.picture,
        position: body.position ?? before.position,
      }
    },
    save: ({ db }, after) => store.update(db, id, after),
    audit,
    action: 'Ubah varian',
    labelOf: ({ name, sku }) => `${name} (${sku})`,
  })

async function lockProduct({ db }: StaffContext, productId: number) {
  // The product's row is held: its shelf must not change while a variant is fitted to it.
  const product = await products.lock(db, productId)
  if (!product) throw notFound()
  return { product, attributes: (await products.findPlacement(db, product))!.attributes }
}

const skuTaken = (sku: string) =>
  new Refusal('sku.taken', `SKU ${sku} sudah dipakai.`, 422, {
    errors: { sku: `SKU ${sku} sudah dipakai barang lain.` },
  })
