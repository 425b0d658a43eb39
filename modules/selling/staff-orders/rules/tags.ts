import { Refusal } from '#platform/refusal.ts'
import { MAX_ORDER_TAGS } from './order-filter.ts'

/** The tags with one more, sorted. Throws 422 `order.tags` where there are too many. */
export function addTag(tags: readonly string[], tag: string): string[] {
  if (tags.includes(tag)) return [...tags]
  if (tags.length >= MAX_ORDER_TAGS)
    throw Refusal.field(
      'tag',
      'order.tags',
      `Satu pesanan paling banyak punya ${MAX_ORDER_TAGS} tanda. Hapus satu dulu.`,
    )
  return [...tags, tag].toSorted((a, b) => a.localeCompare(b))
}

export const removeTag = (tags: readonly string[], tag: string): string[] =>
  tags.filter((each) => each !== tag)
