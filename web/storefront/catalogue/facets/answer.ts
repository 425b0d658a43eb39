import type { z } from 'zod'
import type { Facets } from '#modules/catalogue/facets-contract.ts'

export type FacetsAnswer = z.output<typeof Facets>
