import type { Act } from '../../track/act.ts'
import { isComplete, type DialogueItem } from '../../track/dialogue.ts'
import { findCalledItem } from '../goods/find-called.ts'

/** `klosetnya ada yang hemat air tidak`: a wish of goods that are noted changes none of them. */
export function readWished(text: string, items: readonly DialogueItem[]): Act[] | undefined {
  const [, name] =
    /^(.*\p{L}{2}nya)\s(?:itu\s)?ada\syang\s\p{L}.*(?:tidak|kah)\s*[?]?$/u.exec(text) ?? []
  const item = name ? findCalledItem(name, items) : undefined
  return item && isComplete(item)
    ? [
        { kind: 'mention', itemId: item.id },
        { kind: 'ask', about: 'alternatives' },
      ]
    : undefined
}
