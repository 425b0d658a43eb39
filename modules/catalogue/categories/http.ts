import type { Handlers } from '#platform/http/context.ts'
import type { categoryCalls } from './contract.ts'
import * as categories from './service/categories.ts'

export const categoryHandlers: Handlers<typeof categoryCalls> = {
  categories: async (ctx) => ({ results: await categories.listCategories(ctx) }),
  categoryGroups: async (ctx) => ({ results: await categories.listCategoryGroups(ctx) }),
  itemCategories: async (ctx) => ({ results: await categories.listCategories(ctx) }),
  category: (ctx, { id }) => categories.loadCategory(ctx, id),
  subCategory: (ctx, { id }) => categories.loadSubCategory(ctx, id),
  subCategoriesOf: async (ctx, { id }) => ({
    results: (await categories.loadCategory(ctx, id)).subCategory,
  }),
}
