import type { z } from 'zod'
import type { AdminProduct } from '#modules/catalogue/catalogue-admin/products-contract.ts'

export type ProductDetails = z.output<typeof AdminProduct>
export type VariantDetails = ProductDetails['variants'][number]
export type ProductFormChoices = Record<
  'brands' | 'subCategories',
  { value: string; label: string }[]
>
