import type { AppDeps } from '#platform/http/context.ts'
import { notFound } from '#platform/refusal.ts'
import { listBrandsBySlug } from '#modules/catalogue/products/service/brands.ts'
import { listArticles, listArticlesBySlug } from '#modules/content/articles/service/articles.ts'
import { findSectionState } from '../rules/draft.ts'
import type { HomeSection } from '../rules/section.ts'
import * as store from '../store.ts'

/** One row on a wide screen. */
const MAX_NEWEST_ARTICLES = 3

type Query = { preview?: string | undefined; at?: string | undefined }

/**
 * The sections that readers see now; with the key of the draft those that they would see of it at a time. Throws 404
 * for a key that is not in use any more.
 */
export async function showHome(deps: AppDeps, { preview, at }: Query) {
  const page = await store.find(deps.db)
  if (preview !== undefined && preview !== page.previewKey) throw notFound()
  const isPreview = preview !== undefined
  const time = isPreview && at !== undefined ? new Date(at) : deps.clock.now()
  const shown = (isPreview ? page.draft : page.sections).filter(
    (section) => findSectionState(section, time) === 'shown',
  )
  return { isPreview, results: await Promise.all(shown.map((each) => fillSection(deps, each))) }
}

/** Chosen records that no longer exist are left out. */
const fillSection = async (deps: AppDeps, section: HomeSection) => {
  const { id, kind, title, keys, picture, alt, link } = section
  return {
    id,
    kind,
    title,
    banner: picture === null ? null : { picture, alt, link },
    categories: kind === 'categories' ? keys : [],
    brands: kind === 'brands' ? await listBrandsBySlug(deps, keys) : [],
    articles: kind === 'articles' ? await loadArticles(deps, keys) : [],
  }
}

const loadArticles = async (deps: AppDeps, keys: readonly string[]) =>
  keys.length > 0
    ? listArticlesBySlug(deps, keys)
    : (await listArticles(deps, { page: 0, count: MAX_NEWEST_ARTICLES })).results
