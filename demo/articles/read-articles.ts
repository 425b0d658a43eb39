import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'

const list = z.string().transform((cell) => cell.split(',').map((each) => each.trim()))

/** What stands above the text of an article. */
const FrontMatter = z.strictObject({
  title: z.string().min(10).max(140),
  excerpt: z.string().min(40).max(300),
  category: z.string(),
  author: z.string(),
  /** Days before the shop is filled. */
  days_ago: z.coerce.number().int().min(0),
  /** Slugs of sub-categories, whose goods the page shows, and further words. */
  tags: list,
  /** One or two slugs of sub-categories, whose goods are drawn. */
  picture: list,
  /** The slug of the product to calculate with. */
  calculator: z.string().optional(),
})

export type DemoArticle = z.output<typeof FrontMatter> & { slug: string; body: string }

/** The categories of the demo's blog by slug, in their order. */
export const ARTICLE_CATEGORIES = [
  [
    'semen-beton',
    'Semen & beton',
    'Takaran adukan, jumlah sak, dan beton yang jadi sekuat rencana.',
  ],
  ['besi-struktur', 'Besi & struktur', 'Membaca cap, menghitung berat, dan memilih tulangan.'],
  [
    'kayu-triplek',
    'Kayu & triplek',
    'Tebal, kelas, dan jumlah lembar untuk bekisting, mebel, dan atap.',
  ],
  [
    'dinding-atap',
    'Dinding & atap',
    'Bata, gipsum, dan penutup atap, dengan hitungan tiap meter persegi.',
  ],
  [
    'lantai-cat',
    'Lantai & cat',
    'Keramik, perekat, dan cat: berapa yang dibeli dan bagaimana urutannya.',
  ],
  ['air-listrik', 'Air & listrik', 'Pipa, tangki, pompa, kabel, dan pengaman yang pas ukurannya.'],
  [
    'belanja-proyek',
    'Belanja & proyek',
    'Daftar belanja, angkutan, pajak, dan barang yang datang ke lokasi.',
  ],
] as const

const folder = new URL('./texts/', import.meta.url)

/** Reads the articles of the demo. Throws an error that names the file whose front matter does not fit. */
export const readDemoArticles = (): DemoArticle[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => parseArticle(name, readFileSync(new URL(name, folder), 'utf8')))

function parseArticle(name: string, text: string): DemoArticle {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  const entries = head.split('\n').map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon), line.slice(colon + 1).trim()] as const
  })
  const parsed = FrontMatter.safeParse(Object.fromEntries(entries))
  if (!parsed.success) throw new Error(`articles/texts/${name}: ${z.prettifyError(parsed.error)}`)
  return { ...parsed.data, slug: name.replace(/\.md$/, ''), body: body.trim() }
}
