import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import { DateTime } from '#platform/contract/schemas.ts'
import {
  ContentVersion,
  MarkdownText,
  Revision,
  writingStaff,
} from '#modules/content/content-versions/contract.ts'
import { normalizeLines } from '#modules/content/content-versions/rules.ts'
import { writtenPageSlugs } from './rules.ts'

const PageFields = z.object({
  title: z.string().trim().min(2, 'Tulis judulnya.').max(100, 'Paling banyak 100 karakter.'),
  description: z
    .string()
    .trim()
    .min(10, 'Tulis satu kalimat tentang halaman ini.')
    .max(300, 'Paling banyak 300 karakter.')
    .transform(normalizeLines),
  body: MarkdownText,
})

const StaffPage = z.object({
  slug: z.enum(writtenPageSlugs),
  /** What staff call it. */
  name: z.string(),
  title: z.string(),
  /** Null: as it was delivered. */
  updatedAt: DateTime.nullable(),
})

export const staffPageCalls = {
  pages: call('GET /staff/pages', {
    ...writingStaff,
    summary: 'The pages of text',
    response: json(z.object({ results: z.array(StaffPage) })),
  }),
  page: call('GET /staff/pages/{slug}', {
    ...writingStaff,
    summary: 'One page as its editor needs it, with its versions',
    response: json(
      StaffPage.extend({
        description: z.string(),
        body: z.string(),
        revision: z.int(),
        versions: z.array(ContentVersion),
      }),
    ),
  }),
  changePage: call('PUT /staff/pages/{slug}', {
    ...writingStaff,
    summary: 'Changes a page and stores the version',
    body: PageFields.extend({ revision: Revision }),
    refusals: ['desk.changed'],
    response: json(z.object({ slug: z.string() })),
  }),
  restorePage: call('POST /staff/pages/{slug}/restore', {
    ...writingStaff,
    summary: 'Makes an earlier version of a page the current one again',
    body: z.object({ version: Revision, revision: Revision }),
    refusals: ['desk.changed'],
    response: json(z.object({ slug: z.string() })),
  }),
}
