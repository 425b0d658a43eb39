import { assistantMessage } from './assistant-message.ts'
import { addToCart } from './cart.ts'
import type { Measure } from './measure.ts'
import { negotiationOrder } from './negotiation-order.ts'
import { order } from './order.ts'
import { paymentNotification } from './payment-notification.ts'
import { cachedImage, uncachedImage } from './image.ts'
import { document } from './document.ts'
import { importRows } from './import-prices.ts'
import { cartPage, checkoutPage, profilePage, searchPage } from './pages.ts'
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
  uncachedSearch,
  suggestions,
} from './reads.ts'

/** All measures, in the order of the report. */
export const MEASURES: readonly Measure[] = [
  list,
  listPage500,
  categoryAnonymous,
  categoryUnchanged,
  categoryUncached,
  categorySignedIn,
  productPage,
  cartPage,
  checkoutPage,
  profilePage,
  search,
  uncachedSearch,
  searchPage,
  facets,
  suggestions,
  addToCart,
  assistantMessage,
  order,
  negotiationOrder,
  paymentNotification,
  cachedImage,
  uncachedImage,
  document,
  importRows,
]
