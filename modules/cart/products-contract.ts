import { call, json } from '#platform/contract/call.ts'
import { listOf, PageQuery } from '#platform/contract/shapes.ts'
import { ProductCard } from '#modules/catalogue/contract.ts'

export const cartProductCalls = {
  products: call('GET /product/ec/list/cart', {
    summary: 'The products of the asker’s cart',
    query: PageQuery,
    answer: json(listOf(ProductCard)),
  }),
}
