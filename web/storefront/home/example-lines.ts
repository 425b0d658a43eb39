import { formatQuantity } from '#platform/format.ts'
import { moneyFromJson, moneyToJson, multiply } from '#platform/money.ts'
import type { Amount } from '#web/ui/money.tsx'
import { toProductCard, type ProductCardResponse } from '../catalogue/to-product-card.ts'

/** A line as a foreman writes it, and what this shop answers to it. */
export type ExampleLine = {
  text: string
  to: string
  name: string
  image: string | undefined
  detail: string
  price: Amount
  amount: Amount
}

const MAX_EXAMPLES = 5
/** Times the smallest order: quantities of a small building site. */
const SITE_FACTOR = 4

/** Lines about goods of this shop, at today's prices: the example cannot promise what is not sold. */
export const writeExampleLines = (products: readonly ProductCardResponse[]): ExampleLine[] =>
  products.slice(0, MAX_EXAMPLES).map((product) => {
    const { to, name, image, unit, minOrder, price } = toProductCard(product)
    const qty = minOrder * SITE_FACTOR
    return {
      text: `${name.toLowerCase()} ${formatQuantity(qty)} ${unit}`,
      to,
      name,
      image,
      detail: `${formatQuantity(qty)} ${unit}`,
      price,
      amount: moneyToJson(multiply(moneyFromJson(price), qty)),
    }
  })
