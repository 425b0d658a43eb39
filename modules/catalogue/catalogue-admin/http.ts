import { okResponse } from '#platform/contract/schemas.ts'
import type { Handlers } from '#platform/http/context.ts'
import type { catalogueAdminCalls } from './contract.ts'
import * as brands from './service/brands.ts'
import { changeProducts } from './service/bulk.ts'
import * as categories from './service/categories.ts'
import { saveImage } from './service/images.ts'
import * as products from './service/products.ts'
import * as subCategories from './service/sub-categories.ts'
import { changeVariants } from './service/variant-grid.ts'
import * as variants from './service/variants.ts'

export const catalogueAdminHandlers: Handlers<typeof catalogueAdminCalls> = {
  categories: async (ctx) => ({ results: await categories.list(ctx) }),
  addCategory: (ctx, { body }) => categories.add(ctx, body),
  changeCategory: (ctx, { id, body }) => categories.change(ctx, Number(id), body),
  removeCategory: async (ctx, { id }) => (await categories.remove(ctx, Number(id)), okResponse),
  subCategory: (ctx, { id }) => subCategories.show(ctx, Number(id)),
  addSubCategory: (ctx, { body }) => subCategories.add(ctx, body),
  changeSubCategory: (ctx, { id, body }) => subCategories.change(ctx, Number(id), body),
  removeSubCategory: async (ctx, { id }) => (
    await subCategories.remove(ctx, Number(id)),
    okResponse
  ),
  brands: (ctx, { query }) => brands.list(ctx, query),
  brand: (ctx, { id }) => brands.show(ctx, Number(id)),
  addBrand: (ctx, { body }) => brands.add(ctx, body),
  changeBrand: (ctx, { id, body }) => brands.change(ctx, Number(id), body),
  removeBrand: async (ctx, { id }) => (await brands.remove(ctx, Number(id)), okResponse),
  addBrandCatalogue: (ctx, { id, form, files }) =>
    brands.addCatalogue(ctx, Number(id), form, files.file),
  removeBrandCatalogue: async (ctx, { id, catalogueId }) => (
    await brands.removeCatalogue(ctx, parseId(id), catalogueId),
    okResponse
  ),
  discontinued: (ctx, { query }) => products.listDiscontinued(ctx, query),
  product: (ctx, { id }) => products.show(ctx, Number(id)),
  addProduct: (ctx, { body }) => products.add(ctx, body),
  changeProduct: (ctx, { id, body }) => products.change(ctx, Number(id), body),
  orderImages: (ctx, { id, body }) => products.orderImages(ctx, Number(id), body),
  uploadImage: (ctx, { files }) => saveImage(ctx, files.file),
  addDocument: (ctx, { id, form, files }) =>
    products.addDocument(ctx, Number(id), form.title, files.file),
  removeDocument: async (ctx, { id, documentId }) => (
    await products.removeDocument(ctx, parseId(id), documentId),
    okResponse
  ),
  addVariant: (ctx, { id, body }) => variants.add(ctx, Number(id), body),
  changeProducts: (ctx, { body }) => changeProducts(ctx, body),
  changeVariants: async (ctx, { id, body }) => (
    await changeVariants(ctx, Number(id), body),
    okResponse
  ),
  changeVariant: (ctx, { id, body }) => variants.change(ctx, Number(id), body),
}

/** Parses the numeric id of a path that also has a UUID; 0, which nothing has, if invalid. */
const parseId = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0)
