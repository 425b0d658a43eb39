import type { z } from 'zod'
import type { CartLine } from '#modules/selling/cart/contract.ts'

export type CartLineResponse = z.output<typeof CartLine>
