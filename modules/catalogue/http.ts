import type { Handlers } from '#platform/http/context.ts'
import type { catalogueCalls } from './contract.ts'
import * as list from './service/list.ts'
import * as products from './service/product.ts'
import * as shelves from './service/shelves.ts'

export const catalogueHandlers: Handlers<typeof catalogueCalls> = {
  categories: async (ctx) => ({ results: await shelves.categories(ctx) }),
  categoryGroups: async (ctx) => ({ results: await shelves.categoryGroups(ctx) }),
  itemCategories: async (ctx) => ({ results: await shelves.categories(ctx) }),
  category: (ctx, { id }) => shelves.category(ctx, id),
  subCategory: (ctx, { id }) => shelves.subCategory(ctx, id),
  subCategoriesOf: async (ctx, { id }) => ({
    results: (await shelves.category(ctx, id)).subCategory,
  }),
  products: (ctx, { query }) => list.products(ctx, query),
  product: (ctx, { id }) => products.product(ctx, id),
  variant: (ctx, { id, variantId }) => products.variant(ctx, id, variantId),
  tiers: async (ctx, { id }) => ({ results: await products.tiers(ctx, Number(id)) }),
  featured: async (ctx) => ({ results: await list.featured(ctx) }),
}
