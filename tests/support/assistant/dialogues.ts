import {
  emptyDialogue,
  type Dialogue,
  type DialogueItem,
} from '#modules/content/assistant/rules/track/dialogue.ts'

/** Goods that a dialogue has noted, not yet matched. */
export const createItem = (id: number, words: string, qty: number | null): DialogueItem => ({
  id,
  words,
  sku: null,
  qty,
  unit: null,
  match: null,
})

/** Goods that the catalogue has found, one option for each price. */
export const createChosen = (
  id: number,
  words: string,
  qty: number | null,
  prices: readonly string[] = ['1000.00'],
): DialogueItem => ({
  ...createItem(id, words, qty),
  unit: 'sak',
  match: {
    options: prices.map((amount, at) => ({
      product_variant_id: `${id}${at || ''}`,
      slug: 'x',
      sku: 'X',
      name: words,
      variantName: words,
      brand: 'B',
      itemCategory: words,
      picture: '',
      unit: 'sak',
      price: { amount, currency: 'IDR' },
      minOrder: 1,
      multiple: 1,
      stock: 9,
      leadDays: 0,
      readiness: null,
      qty: qty ?? 1,
      note: null,
      isCounted: true,
    })),
    isExact: prices.length === 1,
    isLikely: true,
    question: null,
  },
})

/** A dialogue that has noted these goods. */
export const createDialogue = (...items: DialogueItem[]): Dialogue => ({
  ...emptyDialogue,
  items,
  nextId: items.length + 1,
})
