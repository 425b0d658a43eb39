import type { CurrentPage } from '../track/dialogue.ts'

/** The goods of a page in words: one product, or a kind of goods; null where it shows neither. */
export function describePage(page: CurrentPage): string | null {
  const { displayName, itemCategory = '', productSpecification = '' } = page
  // A page of a category shows its goods.
  if (!displayName) return itemCategory || null
  const kind = itemCategory.split(' ')[0] ?? ''
  const has = (text: string) => displayName.toLowerCase().includes(text.toLowerCase())
  return [
    has(kind) ? '' : itemCategory,
    displayName,
    has(productSpecification) ? '' : productSpecification,
  ]
    .join(' ')
    .trim()
}
