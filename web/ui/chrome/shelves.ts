/** Sub-categories by the slug of their category. */
export type Shelves = Record<string, { slug: string; name: string }[]>

type CategoryAnswer = { slug: string; subCategory: { slug: string; subCategory: string }[] }

/** What the big menu shows below each category; nothing where it cannot be had, the categories stand. */
export async function loadShelves(): Promise<Shelves> {
  try {
    const response = await fetch('/api/category')
    const { data } = (await response.json()) as { data: { results: CategoryAnswer[] } }
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
