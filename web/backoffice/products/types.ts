import type { z } from 'zod'
import type { AdminProduct as Shape } from '#modules/catalogue/catalogue-admin/products-contract.ts'

export type ProductDetails = z.output<typeof Shape>
export type VariantDetails = ProductDetails['variants'][number]
export type ProductFormChoices = Record<'brands' | 'shelves', { value: string; label: string }[]>
