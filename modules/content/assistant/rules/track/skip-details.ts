import type { Dialogue } from './dialogue.ts'

/** Leaves out for whom the list is, or where to: what was asked. */
export function skipDetails(dialogue: Dialogue): void {
  const about = dialogue.asked?.about
  if (about === 'name' || about === 'address') dialogue.isAddressSkipped = true
  if (about === 'name') dialogue.isNameSkipped = true
}
