import type { Handlers } from '#platform/http/context.ts'
import type { catalogueCalls } from './contract.ts'
import { open as openProductDocument } from './service/documents.ts'
import * as brands from './service/brands.ts'
import * as facets from '#modules/catalogue/facets/service/facets.ts'
import * as list from './service/product-list.ts'
import * as own from './service/personal-lists.ts'
import * as products from './service/product.ts'
import { loadRelated } from './service/related.ts'
import * as shelves from '#modules/catalogue/categories/service/category-tree.ts'
import { searchHandlers } from '#modules/catalogue/search/http.ts'

export const catalogueHandlers: Handlers<typeof catalogueCalls> = {
  ...searchHandlers,
  categories: async (ctx) => ({ results: await shelves.listCategories(ctx) }),
  categoryGroups: async (ctx) => ({ results: await shelves.listCategoryGroups(ctx) }),
  itemCategories: async (ctx) => ({ results: await shelves.listCategories(ctx) }),
  category: (ctx, { id }) => shelves.loadCategory(ctx, id),
  subCategory: (ctx, { id }) => shelves.loadSubCategory(ctx, id),
  subCategoriesOf: async (ctx, { id }) => ({
    results: (await shelves.loadCategory(ctx, id)).subCategory,
  }),
  products: (ctx, { query }) => list.listProducts(ctx, query),
  facets: (ctx, { query }) => facets.loadFacets(ctx, query),
  variantFacets: (ctx, { id, query }) => facets.loadVariantFacets(ctx, id, query),
  purchasedProducts: (ctx, { query }) => own.listPurchasedProducts(ctx, query),
  brands: (ctx, { query }) => brands.listBrands(ctx, query),
  brandDirectory: (ctx) => brands.listBrandsByLetter(ctx),
  brand: (ctx, { id }) => brands.loadBrand(ctx, id),
  brandFiles: async (ctx, { id }) => ({ results: await brands.listBrandFiles(ctx, id) }),
  brandFile: (ctx, { id, fileId }) => brands.openBrandFile(ctx, id, fileId),
  product: (ctx, { id }) => products.loadProduct(ctx, id),
  variant: (ctx, { id, variantId }) => products.loadVariant(ctx, id, variantId),
  variantDetail: (ctx, { id, variantId }) => products.loadVariantDetail(ctx, id, variantId),
  tiers: async (ctx, { id }) => ({ results: await products.listTiers(ctx, Number(id)) }),
  document: (ctx, { id, documentId }) => openProductDocument(ctx, id, documentId),
  related: (ctx, { id }) => loadRelated(ctx, id),
  featured: async (ctx) => ({ results: await list.listFeatured(ctx) }),
}
