import type { z } from 'zod'
import type { DeskProduct as Shape } from '#modules/catalogue-desk/products-contract.ts'

export type DeskProduct = z.output<typeof Shape>
export type DeskVariant = DeskProduct['variants'][number]
export type Choices = Record<'brands' | 'shelves', { value: string; label: string }[]>
