import type { Handlers } from '#platform/http/context.ts'
import type { catalogueCalls } from './contract.ts'
import { open as openDocument } from './service/documents.ts'
import * as brands from './service/brands.ts'
import * as facets from './service/facets.ts'
import * as list from './service/list.ts'
import * as own from './service/own-lists.ts'
import * as products from './service/product.ts'
import { related } from './service/related.ts'
import * as shelves from './service/shelves.ts'
import { searchHandlers } from './search-http.ts'

export const catalogueHandlers: Handlers<typeof catalogueCalls> = {
  ...searchHandlers,
  categories: async (ctx) => ({ results: await shelves.categories(ctx) }),
  categoryGroups: async (ctx) => ({ results: await shelves.categoryGroups(ctx) }),
  itemCategories: async (ctx) => ({ results: await shelves.categories(ctx) }),
  category: (ctx, { id }) => shelves.category(ctx, id),
  subCategory: (ctx, { id }) => shelves.subCategory(ctx, id),
  subCategoriesOf: async (ctx, { id }) => ({
    results: (await shelves.category(ctx, id)).subCategory,
  }),
  products: (ctx, { query }) => list.products(ctx, query),
  facets: (ctx, { query }) => facets.facets(ctx, query),
  variantFacets: (ctx, { id, query }) => facets.variantFacets(ctx, id, query),
  boughtProducts: (ctx, { query }) => own.boughtProducts(ctx, query),
  brands: (ctx, { query }) => brands.brands(ctx, query),
  brandDirectory: (ctx) => brands.directory(ctx),
  brand: (ctx, { id }) => brands.brand(ctx, id),
  brandFiles: async (ctx, { id }) => ({ results: await brands.brandFiles(ctx, id) }),
  brandFile: (ctx, { id, fileId }) => brands.openBrandFile(ctx, id, fileId),
  product: (ctx, { id }) => products.product(ctx, id),
  variant: (ctx, { id, variantId }) => products.variant(ctx, id, variantId),
  variantDetail: (ctx, { id, variantId }) => products.variantDetail(ctx, id, variantId),
  tiers: async (ctx, { id }) => ({ results: await products.tiers(ctx, Number(id)) }),
  document: (ctx, { id, documentId }) => openDocument(ctx, id, documentId),
  related: (ctx, { id }) => related(ctx, id),
  featured: async (ctx) => ({ results: await list.featured(ctx) }),
}
