import type { AppDeps } from '#platform/http/context.ts'
import { listCategories } from '#modules/catalogue/categories/service/categories.ts'
import { listBrandNames } from '#modules/catalogue/products/service/brands.ts'
import { listArticleTitles } from '#modules/content/articles/service/articles.ts'

/** What staff may choose for a section, by slug. */
export async function listChoices(
  deps: AppDeps,
  choice: 'category' | 'brand' | 'article',
): Promise<{ slug: string; name: string }[]> {
  if (choice === 'article') return listArticleTitles(deps)
  if (choice === 'brand') return listBrandNames(deps)
  return (await listCategories(deps)).map(({ slug, category }) => ({ slug, name: category }))
}
