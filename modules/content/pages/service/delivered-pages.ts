import { readFileSync } from 'node:fs'
import type { WrittenPageSlug } from '../rules.ts'
import type { PageFields } from '../store.ts'

const read = new Map<WrittenPageSlug, PageFields>()

/** A page as the shop is delivered with it: `# title`, a line that describes it, and the text. */
export function readDeliveredPage(slug: WrittenPageSlug): PageFields {
  const known = read.get(slug)
  if (known) return known
  const file = readFileSync(new URL(`../defaults/${slug}.md`, import.meta.url), 'utf8')
  const [, title = '', description = '', body = ''] =
    /^# (.+)\n\n(.+)\n\n([\s\S]+)$/.exec(file) ?? []
  const page = { title, description, body: body.trim() }
  read.set(slug, page)
  return page
}
