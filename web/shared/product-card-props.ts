import { type BadgeTone } from '../ui/badge.tsx'
import type { ReaderData } from '../reader/reader-data.ts'
import { type Amount } from '../ui/money.tsx'
import type { CardDeliveries } from './product-card-delivery.tsx'

export type ProductCardProps = {
  to: string
  name: string
  brand?: string | undefined
  image?: string | undefined
  /** The three most important attributes of its sub-category. */
  attributes?: readonly string[] | undefined
  price: Amount
  unit: string
  /** The same price per m², kg or piece. */
  comparison?: { price: Amount; per: string } | undefined
  nextTier?: { from: number; price: Amount } | undefined
  minOrder: number
  multiple?: number | undefined
  /** The largest quantity; no limit if left out. */
  max?: number | undefined
  /** Less than the smallest order is left: it is sold as a whole. */
  isRest?: boolean | undefined
  stock?: number | undefined
  /** A warehouse or a lead time: `Cibitung`, `indent 7 hari`. */
  origin?: string | undefined
  /** What is said about bringing it to the reader's district. */
  delivery?: { deliveries: ReaderData<CardDeliveries>; variantId: string } | undefined
  readiness?: { label: string; tone: BadgeTone } | undefined
  /**
   * The action that adds it to the cart, and fields to post besides `qty`. Without it the card
   * only links to the product page.
   */
  buy?:
    | {
        action: string
        fields: Readonly<Record<string, string>>
        /** The quantity that its field begins with; the smallest by default. */
        qty?: number | undefined
      }
    | undefined
  /** Why it cannot be ordered, in place of the button. */
  unavailable?: string | undefined
  priority?: boolean | undefined
}
