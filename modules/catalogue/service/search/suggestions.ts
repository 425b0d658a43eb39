import type { Tools } from '#platform/http/context.ts'
import { completions, completed } from '../../rules/search/complete.ts'
import { plainText } from '../../rules/search/sizes.ts'
import { hitsLike } from '../../store/search/notes.ts'
import { namesOf } from '../../store/search/names.ts'
import { found } from '../search.ts'
import { shelvesAt } from '../shelves.ts'
import { vocabularyNow } from './vocabulary.ts'

const mostNames = 20
const mostProducts = 5
const mostOfEach = 4
const shortest = 2

/** Names of the products that a text leads to, best first. */
export async function names(tools: Tools, text: string) {
  const { catalogue } = await vocabularyNow(tools)
  const { ids } = await found(tools, text, catalogue)
  return (await rowsOf(tools, ids.slice(0, mostNames))).map(({ id, slug, name }) => ({
    id,
    slug,
    name,
  }))
}

/** What a text may become, its last word half typed; nothing for less than two letters. */
export async function suggestions(tools: Tools, typed: string) {
  const text = plainText(typed).trim().slice(0, 100)
  if (text.length < shortest) return { searches: [], categories: [], brands: [], products: [] }
  const { vocabulary, catalogue } = await vocabularyNow(tools)
  const [shelves, searches, what] = await Promise.all([
    shelvesAt(tools, catalogue),
    hitsLike(tools.db, text, mostOfEach),
    found(tools, completed(text, vocabulary), catalogue),
  ])
  const { subs, brands } = completions(text, vocabulary)
  const kinds = subs.length > 0 ? subs : [...what.sought.kinds.keys()].slice(0, 1)
  return {
    searches: searches.filter((search) => search !== text),
    categories: kinds
      .slice(0, mostOfEach)
      .flatMap((id) =>
        shelves.categories.flatMap((category) =>
          category.subCategories
            .filter((sub) => sub.id === id)
            .map((sub) => ({ category: category.slug, slug: sub.slug, subCategory: sub.name })),
        ),
      ),
    brands: brands
      .slice(0, mostOfEach)
      .flatMap((id) =>
        shelves.brands
          .filter((brand) => brand.id === id)
          .map(({ slug, name }) => ({ id: String(id), slug, name })),
      ),
    products: what.near ? [] : await rowsOf(tools, what.ids.slice(0, mostProducts)),
  }
}

async function rowsOf({ db }: Tools, ids: number[]) {
  const rows = ids.length > 0 ? await namesOf(db, ids) : []
  return rows.map(({ id, slug, name, picture }) => ({ id: String(id), slug, name, picture }))
}
