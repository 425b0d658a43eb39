import type { CurrentPage } from '../track/dialogue.ts'

/** The goods of a page in words; null where it shows none. */
export function describePage(page: CurrentPage): string | null {
  const { displayName, itemCategory = '', productSpecification = '' } = page
  if (!displayName) return null
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
