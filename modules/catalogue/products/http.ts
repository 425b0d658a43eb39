import type { Handlers } from '#platform/http/context.ts'
import type { productCalls } from './contract.ts'
import { open as openProductDocument } from './service/documents.ts'
import * as brands from './service/brands.ts'
import { listCategoryPrices } from './service/category-prices.ts'
import { streamPriceList } from './service/price-list.ts'
import { countProducts } from './service/count.ts'
import { loadFeatured } from './service/featured.ts'
import * as list from './service/product-list.ts'
import * as personalLists from './service/personal-lists.ts'
import * as products from './service/product.ts'
import { loadRelated } from './service/related.ts'

export const productHandlers: Handlers<typeof productCalls> = {
  productCount: (ctx, { query }) => countProducts(ctx, query),
  products: (ctx, { query }) => list.listProducts(ctx, query),
  purchasedProducts: (ctx, { query }) => personalLists.listPurchasedProducts(ctx, query),
  brands: (ctx, { query }) => brands.listBrands(ctx, query),
  brandDirectory: (ctx) => brands.listBrandDirectory(ctx),
  brand: (ctx, { id }) => brands.loadBrand(ctx, id),
  brandFiles: async (ctx, { id }) => ({ results: await brands.listBrandFiles(ctx, id) }),
  brandFile: (ctx, { id, fileId }) => brands.openBrandFile(ctx, id, fileId),
  product: (ctx, { id }) => products.loadProduct(ctx, id),
  variant: (ctx, { id, variantId }) => products.loadVariant(ctx, id, variantId),
  variantDetail: (ctx, { id, variantId }) => products.loadVariantDetail(ctx, id, variantId),
  tiers: async (ctx, { id }) => ({ results: await products.listTiers(ctx, Number(id)) }),
  document: (ctx, { id, documentId }) => openProductDocument(ctx, id, documentId),
  related: (ctx, { id, query }) => loadRelated(ctx, id, query.product_variant_id),
  featured: (ctx) => loadFeatured(ctx),
  categoryPrices: async (ctx) => ({ results: await listCategoryPrices(ctx) }),
  priceList: async (ctx) => streamPriceList(ctx),
}
