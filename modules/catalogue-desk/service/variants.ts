import type { z } from 'zod'
import type { StaffContext } from '#platform/http/context.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import type { catalogueDeskCalls } from '../contract.ts'
import { fitted } from '../rules/attributes.ts'
import * as products from '../store/products.ts'
import * as store from '../store/variants.ts'
import { changing, notesOf, saving, type Seen } from './saving.ts'

type Body = z.output<typeof catalogueDeskCalls.addVariant.body>
const note = notesOf('variant')
const unique = 'variant_sku_key'

/** Adds a variant behind the others. Throws 404, 422 `sku.taken`, `attribute.*`. */
export const add = (ctx: StaffContext, productId: number, body: Body) =>
  saving(ctx, { unique, taken: () => skuTaken(body.sku) }, async (inside) => {
    const { product, attributes } = await standing(inside, productId)
    const beside = await store.ofProduct(inside.db, productId)
    const saved = {
      ...body,
      attributes: fitted(body.attributes, attributes),
      picture: body.picture ?? product.picture,
      position: body.position ?? (beside.at(-1)?.position ?? 0) + 1,
    }
    const id = await store.insert(inside.db, productId, saved)
    await note(inside, 'Tambah varian', id, `${product.name} ${body.name} (${body.sku})`, {
      after: saved,
    })
    return { id: String(id) }
  })

/** Changes a variant. Throws 404, 409 `desk.changed`, 422 `sku.taken`, `attribute.*`. */
export const change = (ctx: StaffContext, id: number, { revision, ...body }: Seen<Body>) =>
  changing(ctx, {
    id,
    revision,
    unique,
    taken: () => skuTaken(body.sku),
    lock: store.lock,
    after: async (inside, before) => {
      const { attributes } = await standing(inside, before.productId)
      return {
        ...body,
        attributes: fitted(body.attributes, attributes),
        picture: body.picture ?? before.picture,
        position: body.position ?? before.position,
      }
    },
    save: ({ db }, after) => store.update(db, id, after),
    note,
    action: 'Ubah varian',
    called: ({ name, sku }) => `${name} (${sku})`,
  })

async function standing({ db }: StaffContext, productId: number) {
  // The product's row is held: its shelf must not change while a variant is fitted to it.
  const product = await products.lock(db, productId)
  if (!product) throw notFound()
  return { product, attributes: (await products.around(db, product))!.attributes }
}

const skuTaken = (sku: string) =>
  new Refusal('sku.taken', `SKU ${sku} sudah dipakai.`, 422, {
    errors: { sku: `SKU ${sku} sudah dipakai barang lain.` },
  })
