import { Marked } from 'marked'
import sanitizeHtml from 'sanitize-html'
import { slugify } from './slug.ts'

/** A heading of a text, with the id that a link leads to. */
type MarkdownHeading = { id: string; text: string; level: 2 | 3 }

/** The attributes of `<img>` for a path in the file store. */
type ImageAttributes = Record<'src' | 'srcset' | 'sizes', string>

type RenderedMarkdown = {
  /** Sanitized: safe to show as it is. */
  html: string
  headings: MarkdownHeading[]
  /** The number of words, without markup. */
  words: number
}

const marked = new Marked({ gfm: true })
const TABLE_FRAME = '<div class="table-frame" tabindex="0" role="region" aria-label="Tabel">'

/**
 * Renders Markdown to HTML. Whatever is written in it, only text, lists, tables, links and images of the shop come
 * out. The highest heading is `<h2>`: the page has the title. `toImage` says how an image of the file store is
 * loaded; images of elsewhere are left out.
 */
export function renderMarkdown(
  text: string,
  toImage: (path: string) => ImageAttributes,
): RenderedMarkdown {
  const raw = (marked.parse(text, { async: false }) as string)
    .replaceAll('<table>', `${TABLE_FRAME}<table>`)
    .replaceAll('</table>', '</table></div>')
  const clean = sanitize(raw, toImage)
  const headings: MarkdownHeading[] = []
  const used = new Map<string, number>()
  const html = clean.replace(
    /<h([23])>([\s\S]*?)<\/h\1>/g,
    (_all, depth: string, inner: string) => {
      const heading = decodeText(inner)
      const id = makeUnique(slugify(heading) || 'bagian', used)
      headings.push({ id, text: heading, level: depth === '2' ? 2 : 3 })
      return `<h${depth} id="${id}">${inner}</h${depth}>`
    },
  )
  return { html, headings, words: countWords(clean) }
}

const ALLOWED_TAGS =
  'h2 h3 h4 p ul ol li blockquote hr br code pre strong em del a img div table thead tbody tr th td'

const sanitize = (html: string, toImage: (path: string) => ImageAttributes) =>
  sanitizeHtml(html, {
    allowedTags: ALLOWED_TAGS.split(' '),
    allowedAttributes: {
      a: ['href', 'rel', 'target'],
      img: ['src', 'srcset', 'sizes', 'alt', 'loading', 'width', 'height'],
      div: ['class', 'tabindex', 'role', 'aria-label'],
      th: ['align'],
      td: ['align'],
      ol: ['start'],
    },
    allowedClasses: { div: ['table-frame'] },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      h1: 'h2',
      h5: 'h4',
      h6: 'h4',
      b: 'strong',
      i: 'em',
      a: (tagName, { href = '' }) => ({
        tagName,
        attribs: /^https:/i.test(href)
          ? { href, target: '_blank', rel: 'noopener nofollow' }
          : { href },
      }),
      img: (tagName, { src = '', alt = '' }) => ({
        tagName,
        attribs: isStoredImage(src)
          ? { ...toImage(src), alt, loading: 'lazy', width: '960', height: '540' }
          : {},
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
  })

const isStoredImage = (path: string): boolean =>
  /^pictures\/[\w-]{1,80}\.(?:svg|png|jpe?g|webp|gif)$/.test(path)

/** `bagian`, `bagian-2`, … */
function makeUnique(id: string, used: Map<string, number>): string {
  const count = (used.get(id) ?? 0) + 1
  used.set(id, count)
  return count === 1 ? id : `${id}-${count}`
}

/** The words of sanitized HTML, without markup. */
export const stripMarkup = (html: string): string =>
  decodeText(html.replaceAll('<', ' <')).replace(/\s+/g, ' ')

const decodeText = (html: string): string =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim()

const countWords = (html: string): number => stripMarkup(html).match(/[\p{L}\p{N}]+/gu)?.length ?? 0

/** Words that are read in a minute, and the minutes that a text takes at least. */
const WORDS_A_MINUTE = 200
export const computeReadingMinutes = (words: number): number =>
  Math.max(1, Math.round(words / WORDS_A_MINUTE))
