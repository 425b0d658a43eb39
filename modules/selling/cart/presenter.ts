import type { z } from 'zod'
import { moneyToJson } from '#platform/money.ts'
import { computeAwaited } from '#modules/catalogue/products/rules/availability.ts'
import type { Cart, CartLine } from './contract.ts'
import type { PricedCart, PricedCartLine } from './rules/pricing.ts'

export const presentCart = (cart: PricedCart): z.output<typeof Cart> => ({
  lines: cart.lines.map(presentCartLine),
  count: cart.lines.length,
  goods: moneyToJson(cart.goods),
  saved: moneyToJson(cart.saved),
  exclusive: moneyToJson(cart.exclusive),
  taxBase: moneyToJson(cart.base),
  tax: moneyToJson(cart.tax),
  weightKg: cart.weightKg,
  volumeM3: cart.volumeM3,
  longestM: cart.longestM,
})

const presentCartLine = ({
  variant,
  nextTier,
  ...line
}: PricedCartLine): z.output<typeof CartLine> => ({
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
  awaited: computeAwaited(line.qty, variant),
  weightKg: Number((variant.weightKg * line.qty).toFixed(3)),
  listPrice: moneyToJson(line.listPrice),
  discount: line.discount,
  unitPrice: moneyToJson(line.unitPrice),
  subtotal: moneyToJson(line.total),
  nextTier: nextTier && {
    min_qty: nextTier.minQty,
    more: nextTier.more,
    price: moneyToJson(nextTier.price),
  },
  problem: line.problem,
})
