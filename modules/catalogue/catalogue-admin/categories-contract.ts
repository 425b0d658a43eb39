import { z } from 'zod'
import { call, created, json } from '#platform/contract/call.ts'
import { OkResponse } from '#platform/contract/schemas.ts'
import {
  contentStaff,
  nameText,
  ImagePath,
  Revision,
  saveRefusals,
  Slug,
  wholeNumber,
} from './fields-contract.ts'

/** An attribute of a sub-category's variants; lists can be filtered by it. */
export const AdminAttribute = z.object({
  key: z
    .string()
    .trim()
    .regex(/^[a-z][a-zA-Z0-9]{0,29}$/, 'Satu kata tanpa spasi, misalnya tebal.'),
  label: nameText('Tulis nama atribut.', 40),
  unit: z.string().trim().max(12, 'Paling banyak 12 karakter.').nullable().default(null),
  type: z.enum(['number', 'text'], 'Pilih angka atau teks.'),
  onCard: z.boolean().default(false),
  /**
   * The value that the trade means where a buyer names none; null where any value will do. Without it a
   * material list asks for one.
   */
  implied: z
    .union([z.string().trim().min(1).max(60), z.number()])
    .nullable()
    .optional(),
})

/** A question about a material, as product pages show it. */
const AdminQuestion = z.object({
  question: nameText('Tulis pertanyaannya.', 160),
  answer: nameText('Tulis jawabannya.', 600),
})

const SubCategory = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  picture: z.string(),
  position: z.int(),
  revision: z.int(),
  products: z.int(),
})

export const AdminSubCategory = SubCategory.extend({
  categoryId: z.string(),
  aliases: z.array(z.string()),
  attributes: z.array(
    AdminAttribute.extend({
      key: z.string(),
      /** Variants with a value of it; it can be removed only if there are none. */
      variants: z.int(),
    }),
  ),
  questions: z.array(AdminQuestion),
})

export const AdminCategory = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  group: z.string(),
  picture: z.string(),
  position: z.int(),
  revision: z.int(),
  subCategories: z.array(SubCategory),
})

const CategoryBody = z.object({
  name: nameText('Tulis nama kategori.', 60),
  slug: Slug,
  /** The heading of the menu. */
  group: nameText('Tulis judul kelompok menu.', 60),
  picture: ImagePath.optional(),
  position: wholeNumber('Tulis urutan dengan angka.', 1000).optional(),
})

const SubCategoryBody = z.object({
  categoryId: z.string().regex(/^\d{1,9}$/, 'Pilih kategorinya.'),
  name: nameText('Tulis nama subkategori.', 60),
  slug: Slug,
  /** Other names, for search. */
  aliases: z
    .array(nameText('Tulis sebutannya.', 40))
    .max(30, 'Paling banyak 30 sebutan.')
    .default([]),
  attributes: z.array(AdminAttribute).max(12, 'Paling banyak 12 atribut.').default([]),
  /** Without it the questions stay as they are. */
  questions: z.array(AdminQuestion).max(12, 'Paling banyak 12 pertanyaan.').optional(),
  picture: ImagePath.optional(),
  position: wholeNumber('Tulis urutan dengan angka.', 1000).optional(),
})

export const adminCategoryCalls = {
  categories: call('GET /staff/categories', {
    ...contentStaff,
    summary: 'Every category with its sub-categories and their numbers of products',
    response: json(z.object({ results: z.array(AdminCategory) })),
  }),
  addCategory: call('POST /staff/categories', {
    ...contentStaff,
    summary: 'Adds a category',
    body: CategoryBody,
    refusals: saveRefusals,
    response: created(z.object({ id: z.string() })),
  }),
  changeCategory: call('PUT /staff/categories/{id}', {
    ...contentStaff,
    summary: 'Changes a category; its old slug leads on',
    ids: 'whole',
    body: CategoryBody.extend({ revision: Revision }),
    refusals: saveRefusals,
    response: json(z.object({ id: z.string() })),
  }),
  removeCategory: call('DELETE /staff/categories/{id}', {
    ...contentStaff,
    summary: 'Removes a category that has no sub-categories',
    ids: 'whole',
    refusals: ['desk.in_use'],
    response: json(OkResponse),
  }),
  subCategory: call('GET /staff/sub-categories/{id}', {
    ...contentStaff,
    summary: 'One sub-category with its attributes',
    ids: 'whole',
    response: json(AdminSubCategory),
  }),
  addSubCategory: call('POST /staff/sub-categories', {
    ...contentStaff,
    summary: 'Adds a sub-category',
    body: SubCategoryBody,
    refusals: [...saveRefusals, 'attribute.twice'],
    response: created(z.object({ id: z.string() })),
  }),
  changeSubCategory: call('PUT /staff/sub-categories/{id}', {
    ...contentStaff,
    summary: 'Changes a sub-category and its attributes',
    ids: 'whole',
    body: SubCategoryBody.extend({ revision: Revision }),
    refusals: [...saveRefusals, 'attribute.twice', 'attribute.in_use'],
    response: json(z.object({ id: z.string() })),
  }),
  removeSubCategory: call('DELETE /staff/sub-categories/{id}', {
    ...contentStaff,
    summary: 'Removes a sub-category that never had a product',
    ids: 'whole',
    refusals: ['desk.in_use'],
    response: json(OkResponse),
  }),
}
