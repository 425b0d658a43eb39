import type { DialogueItem } from '../track/dialogue.ts'
import { findChosen } from '../track/dialogue.ts'

/** What an item is called in a reply. */
export const describeItem = (item: DialogueItem): string => {
  const chosen = findChosen(item)
  return chosen ? nameOption(chosen) : item.words
}

/** A product with its variant, without what the product's name says already: `BWG 21` of `BWG 21 roll 20 kg`. */
export function nameOption({ name, variantName }: { name: string; variantName: string }): string {
  if (name.toLowerCase().includes(variantName.toLowerCase())) return name
  const words = variantName.split(' ')
  const shared = words.findLastIndex((_, at) =>
    name.toLowerCase().endsWith(
      ` ${words
        .slice(0, at + 1)
        .join(' ')
        .toLowerCase()}`,
    ),
  )
  return `${name} ${words.slice(shared + 1).join(' ')}`
}
