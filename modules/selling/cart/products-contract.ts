import { call, json } from '#platform/contract/call.ts'
import { listOf, PageQuery } from '#platform/contract/schemas.ts'
import { ProductCard } from '#modules/catalogue/products/contract.ts'

export const cartProductCalls = {
  products: call('GET /product/ec/list/cart', {
    summary: 'The products of the caller’s cart',
    query: PageQuery,
    response: json(listOf(ProductCard)),
  }),
}
