import { addToCart } from './cart.ts'
import type { Measure } from './measure.ts'
import { order } from './order.ts'
import { picture, pictureFirst } from './picture.ts'
import { importRows } from './sheet.ts'
import {
  categoryAnonymous,
  categorySignedIn,
  categoryUncached,
  categoryUnchanged,
  facets,
  list,
  listPage500,
  productPage,
  search,
  searchAnew,
  suggestions,
} from './reading.ts'

/** Every measure, in the order of quality.md. */
export const MEASURES: readonly Measure[] = [
  list,
  listPage500,
  categoryAnonymous,
  categoryUnchanged,
  categoryUncached,
  categorySignedIn,
  productPage,
  search,
  searchAnew,
  facets,
  suggestions,
  addToCart,
  order,
  picture,
  pictureFirst,
  importRows,
]
