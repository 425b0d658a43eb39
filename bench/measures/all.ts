import { addToCart } from './cart.ts'
import type { Measure } from './measure.ts'
import { order } from './order.ts'
import { picture } from './picture.ts'
import { categoryAnonymous, categorySignedIn, list, productPage, search } from './reading.ts'

/** Every measure, in the order of quality.md. */
export const MEASURES: readonly Measure[] = [
  list,
  categoryAnonymous,
  categorySignedIn,
  productPage,
  search,
  addToCart,
  order,
  picture,
]
