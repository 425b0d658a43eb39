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
