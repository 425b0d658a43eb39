/** Where an article is on its way to readers. */
export type PublicationState = 'draft' | 'scheduled' | 'published'

/** A draft has no time; a time that has not come schedules it. */
export function findPublicationState(publishedAt: Date | null, now: Date): PublicationState {
  if (!publishedAt) return 'draft'
  return publishedAt > now ? 'scheduled' : 'published'
}

/** The path of an article's page. */
export const buildArticlePath = (article: { slug: string; category: { slug: string } }): string =>
  `/blog/${article.category.slug}/${article.slug}`

/** Tags as staff type them, separated by commas: lower case, without repeats. */
export const normalizeTags = (tags: readonly string[]): string[] => [
  ...new Set(
    tags.map((tag) => tag.trim().toLowerCase().replace(/\s+/g, '-')).filter((tag) => tag !== ''),
  ),
]
