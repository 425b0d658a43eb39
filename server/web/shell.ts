import type { Api } from '#modules/client.ts'
import type { Shell } from '#web/shell.ts'

/** What stands around every page: the reader's cart and the categories of the big menu. */
export async function loadShell(api: Api): Promise<Shell> {
  const [cart, { results }] = await Promise.all([api.cart.show(), api.catalogue.categories()])
  return {
    cart: { count: cart.count, total: cart.goods.amount, kg: cart.weightKg },
    groups: results.map(({ slug, category, subCategory }) => ({
      slug,
      name: category,
      subCategories: subCategory.map((each) => ({ slug: each.slug, name: each.subCategory })),
    })),
  }
}
