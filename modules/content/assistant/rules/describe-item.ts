import type { DialogueItem } from './dialogue.ts'
import { findChosen } from './dialogue.ts'

/** What an item is called in a reply. */
export const describeItem = (item: DialogueItem): string => {
  const chosen = findChosen(item)
  return chosen ? nameOption(chosen) : item.words
}

/** A product with its variant, where the product's name does not say it already. */
export const nameOption = ({ name, variantName }: { name: string; variantName: string }): string =>
  name.toLowerCase().includes(variantName.toLowerCase()) ? name : `${name} ${variantName}`
