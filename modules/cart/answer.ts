import type { z } from 'zod'
import { toAnswer } from '#platform/money.ts'
import type { Cart, CartLine } from './contract.ts'
import type { PricedCart, PricedLine } from './rules/priced.ts'

/** A cart as it travels. */
export const cartAnswer = (cart: PricedCart): z.output<typeof Cart> => ({
  lines: cart.lines.map(lineAnswer),
  count: cart.lines.length,
  goods: toAnswer(cart.goods),
  saved: toAnswer(cart.saved),
  exclusive: toAnswer(cart.exclusive),
  taxBase: toAnswer(cart.base),
  tax: toAnswer(cart.tax),
  weightKg: cart.weightKg,
  volumeM3: cart.volumeM3,
  longestM: cart.longestM,
})

const lineAnswer = ({ variant, nextTier, ...line }: PricedLine): z.output<typeof CartLine> => ({
  id: line.id,
  product_variant_id: String(variant.variantId),
  productId: String(variant.productId),
  slug: variant.slug,
  name: variant.name,
  variantName: variant.variantName,
  brand: variant.brand,
  sku: variant.sku,
  picture: variant.picture,
  unit: variant.unit,
  measured: variant.measured,
  qty: line.qty,
  minOrder: variant.minOrder,
  multiple: variant.multiple,
  stock: variant.stock,
  leadDays: variant.leadDays,
  weightKg: Number((variant.weightKg * line.qty).toFixed(3)),
  listPrice: toAnswer(line.list),
  discount: line.discount,
  unitPrice: toAnswer(line.unitPrice),
  subtotal: toAnswer(line.total),
  nextTier: nextTier && {
    min_qty: nextTier.minQty,
    more: nextTier.more,
    price: toAnswer(nextTier.price),
  },
  problem: line.problem,
})
