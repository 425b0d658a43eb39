import type { AppDeps } from '#platform/http/context.ts'
import { stripMarkup } from '#platform/markdown.ts'
import { notFound } from '#platform/refusal.ts'
import { slugify } from '#platform/slug.ts'
import { renderContent } from '#modules/content/content-versions/service/render.ts'
import {
  readCareers,
  splitSections,
  writtenPageSlugs,
  type TextPart,
  type WrittenPageSlug,
} from '../rules.ts'
import * as store from '../store.ts'
import { readDeliveredPage } from './delivered-pages.ts'

/** Throws 404 for a slug that is no page of text. */
export function assertWrittenPage(slug: string): asserts slug is WrittenPageSlug {
  if (!(writtenPageSlugs as readonly string[]).includes(slug)) throw notFound()
}

const loadPage = async ({ db }: Pick<AppDeps, 'db'>, slug: WrittenPageSlug) =>
  (await store.find(db, slug)) ?? readDeliveredPage(slug)

/** A page with its sections as HTML. Throws 404. */
export async function showPage(deps: Pick<AppDeps, 'db'>, slug: string) {
  assertWrittenPage(slug)
  const { title, description, body } = await loadPage(deps, slug)
  const { intro, sections } = splitSections(body)
  const usedIds = new Set<string>()
  const present = ({ heading, text }: TextPart) => {
    const { html } = renderContent(text)
    const id = makeUnique(slugify(heading) || 'bagian', usedIds)
    return { id, heading, html, text: stripMarkup(html) }
  }
  return {
    slug,
    title,
    description,
    intro: renderContent(intro).html,
    sections: sections.map(({ parts, ...section }) => ({
      ...present(section),
      parts: parts.map(present),
    })),
  }
}

/** The open jobs of the careers page. */
export async function listCareers(deps: Pick<AppDeps, 'db'>) {
  const { body } = await loadPage(deps, 'karir')
  const results = readCareers(splitSections(body).sections).map(({ text, ...career }) => ({
    id: slugify(`${career.title} ${career.location}`),
    ...career,
    html: renderContent(text).html,
  }))
  return { results }
}

function makeUnique(id: string, used: Set<string>): string {
  let unique = id
  for (let count = 2; used.has(unique); count++) unique = `${id}-${count}`
  used.add(unique)
  return unique
}
