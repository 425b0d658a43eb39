import { deskBrandCalls } from './brands-contract.ts'
import { deskProductCalls } from './products-contract.ts'
import { shelfCalls } from './shelves-contract.ts'
import { deskVariantCalls } from './variants-contract.ts'

/** How staff keep the catalogue: shelves, brands, products and their variants. */
export const catalogueDeskCalls = {
  ...shelfCalls,
  ...deskBrandCalls,
  ...deskProductCalls,
  ...deskVariantCalls,
}
