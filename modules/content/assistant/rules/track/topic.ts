const TOPICS = [
  'price',
  'stock',
  'tiers',
  'delivery',
  'alternatives',
  'cheaper',
  'others',
  'total',
  'list',
  'minimum',
  'payment',
  'hours',
  'help',
  'identity',
  'advice',
  'order',
  'enough',
  'invoice',
  'service',
  'warranty',
  'pickup',
  'haggle',
  'contents',
  'budget',
  'values',
  'sizes',
] as const
/**
 * What a question is about; `others` is about other goods than those that were shown, `cheaper` about cheaper ones,
 * `order` about an order that exists already, `advice` about which goods to take, `enough` whether an amount fits,
 * `haggle` a price that the buyer names, `contents` what is in one unit or how far it goes, `budget` what they can spend,
 * `values` in which other colours some goods are sold, `sizes` in which other sizes.
 */
export type Topic = (typeof TOPICS)[number]

/** Questions about goods: with goods behind them they do not order yet. */
export const ASKS_ABOUT_GOODS: ReadonlySet<Topic> = new Set([
  'price',
  'stock',
  'tiers',
  'minimum',
  'alternatives',
  'cheaper',
  'others',
  'delivery',
  'contents',
])

/** Questions for other goods than those that were spoken of. */
export const ASKS_FOR_OTHERS: ReadonlySet<Topic> = new Set([
  'alternatives',
  'cheaper',
  'others',
  'values',
  'sizes',
])

/** Questions that the next message may go on from. */
export const GOES_ON: ReadonlySet<Topic> = new Set([...ASKS_ABOUT_GOODS, 'enough', 'order'])

/** The last question, where it may be asked of other goods. */
export const findRepeatable = (topic: Topic | null): Topic | null =>
  topic !== null && ASKS_ABOUT_GOODS.has(topic) ? topic : null
