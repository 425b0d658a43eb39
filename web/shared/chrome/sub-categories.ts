/** Sub-categories by the slug of their category. */
export type SubCategoriesBySlug = Record<string, { slug: string; name: string }[]>

type CategoryResponse = { slug: string; subCategory: { slug: string; subCategory: string }[] }

/** Loads the menu's second level; empty on failure, because the menu works without it. */
export async function loadSubCategories(): Promise<SubCategoriesBySlug> {
  try {
    const response = await fetch('/api/category')
    const { data } = (await response.json()) as { data: { results: CategoryResponse[] } }
    return Object.fromEntries(
      data.results.map(({ slug, subCategory }) => [
        slug,
        subCategory.map((each) => ({ slug: each.slug, name: each.subCategory })),
      ]),
    )
  } catch {
    return {}
  }
}
