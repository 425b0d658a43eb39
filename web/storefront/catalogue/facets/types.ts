import type { z } from 'zod'
import type { Facets } from '#modules/catalogue/facets/contract.ts'

export type FacetsResponse = z.output<typeof Facets>
