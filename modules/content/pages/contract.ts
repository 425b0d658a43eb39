import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import { writtenPageSlugs } from './rules.ts'

/** Sanitized. */
const Html = z.string()

const WrittenPart = z.object({
  id: z.string(),
  heading: z.string(),
  html: Html,
  /** The same as words, for search engines. */
  text: z.string(),
})

const WrittenPageContent = z.object({
  slug: z.enum(writtenPageSlugs),
  title: z.string(),
  description: z.string(),
  intro: Html,
  sections: z.array(WrittenPart.extend({ parts: z.array(WrittenPart) })),
})

const CareerResponse = z.object({
  id: z.string(),
  title: z.string(),
  location: z.string(),
  kind: z.string(),
  closes: z.string(),
  html: Html,
})

export const pageCalls = {
  page: call('GET /page/{slug}', {
    summary: 'A page of text: FAQ, contact, privacy, terms, about, … (our addition)',
    cache: {},
    response: json(WrittenPageContent),
  }),
  careers: call('GET /page/karir/careers', {
    summary: 'Open jobs; also at /assets/careers.json (our addition)',
    cache: {},
    response: json(z.object({ results: z.array(CareerResponse) })),
  }),
}
