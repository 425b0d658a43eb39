import type { Api } from '#modules/client.ts'
import type { SelectOption } from '#web/ui/forms/input.tsx'

const BRANDS_PER_CALL = 100

/** The brands and sub-categories that products have, as options. */
export async function loadProductChoices({ catalogueAdmin }: Pick<Api, 'catalogueAdmin'>) {
  const [{ results: categories }, brands] = await Promise.all([
    catalogueAdmin.categories(),
    loadBrands(catalogueAdmin),
  ])
  return {
    brands,
    subCategories: categories.flatMap(({ name, subCategories }) =>
      subCategories.map((sub) => ({ value: sub.id, label: `${name} › ${sub.name}` })),
    ),
    /** Categories, each followed by its sub-categories, to filter by. */
    places: categories.flatMap(({ id, name, subCategories }): SelectOption[] => [
      { value: `k${id}`, label: name },
      ...subCategories.map((sub) => ({ value: `s${sub.id}`, label: `${name} › ${sub.name}` })),
    ]),
  }
}

async function loadBrands(catalogue: Api['catalogueAdmin']): Promise<SelectOption[]> {
  const first = await catalogue.brands({ query: { count: BRANDS_PER_CALL } })
  const rest = await Promise.all(
    Array.from({ length: Math.ceil(first.total / BRANDS_PER_CALL) - 1 }, (_, at) =>
      catalogue.brands({ query: { count: BRANDS_PER_CALL, page: at + 1 } }),
    ),
  )
  return [first, ...rest].flatMap(({ results }) =>
    results.map(({ id, name }) => ({ value: id, label: name })),
  )
}
