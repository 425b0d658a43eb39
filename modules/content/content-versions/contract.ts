import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import { DateTime } from '#platform/contract/schemas.ts'
import { normalizeLines } from './rules.ts'

/** One saved version of an article or a page; the newest is the one in use. */
export const ContentVersion = z.object({
  revision: z.int(),
  staff: z.string(),
  savedAt: DateTime,
  title: z.string(),
  /** Length of the text. */
  characters: z.int(),
})

/** Markdown of an article or a page. */
export const MarkdownText = z
  .string()
  .trim()
  .min(20, 'Tulis isinya, paling sedikit 20 karakter.')
  .max(60_000, 'Paling banyak 60.000 karakter.')
  .transform(normalizeLines)

/** Counts the saves of a record; an editor names the one that it saw. */
export const Revision = z.coerce.number().int().min(1)

/** The path of a picture that was uploaded before. */
export const PicturePath = z
  .string('Unggah gambarnya.')
  .trim()
  .regex(/^pictures\/[\w-]{1,80}\.(?:svg|png|jpe?g|webp|gif)$/, 'Unggah gambarnya dahulu.')

/** A path of the shop or an address that begins with https; never a protocol that runs something. */
export const ShopLink = z
  .string('Tulis tujuannya.')
  .trim()
  .max(300, 'Paling banyak 300 karakter.')
  .regex(
    /^(?:\/(?!\/)[^\s\\]*|https:\/\/[^\s/\\]+\.[^\s\\]+)$/,
    'Tulis alamat di toko ini, misalnya /brand/karang-jaya, atau alamat yang diawali https://.',
  )

export const Heading = z.object({ id: z.string(), text: z.string(), level: z.int() })

/** Who writes: the role that keeps the catalogue. */
export const writingStaff = { who: 'staff', roles: ['content'] } as const

export const contentVersionCalls = {
  preview: call('POST /staff/content/preview', {
    ...writingStaff,
    summary: 'Renders Markdown as the shop would show it',
    body: z.object({ body: z.string().max(60_000, 'Paling banyak 60.000 karakter.') }),
    response: json(
      z.object({ html: z.string(), headings: z.array(Heading), readingMinutes: z.int() }),
    ),
  }),
}
