import { buildImageUrl, buildSrcSet } from '#images/image-url.ts'
import { computeReadingMinutes, renderMarkdown } from '#platform/markdown.ts'

/** Widths of an image in a text (px): a phone's, and the column's. */
const WIDTHS = [384, 768]

/** The sanitized HTML of a text that staff wrote, its headings, and the minutes that it takes to read. */
export function renderContent(text: string) {
  const { html, headings, words } = renderMarkdown(text, (path) => ({
    src: buildImageUrl(path, { width: 768 }),
    srcset: buildSrcSet(path, WIDTHS),
    sizes: '(min-width: 768px) 720px, 100vw',
  }))
  return { html, headings, readingMinutes: computeReadingMinutes(words) }
}
