import { adminBrandCalls } from './brands-contract.ts'
import { adminBulkCalls } from './bulk-contract.ts'
import { adminProductCalls } from './products-contract.ts'
import { adminCategoryCalls } from './categories-contract.ts'
import { adminVariantGridCalls } from './variant-grid-contract.ts'
import { adminVariantCalls } from './variants-contract.ts'

/** How staff edit the catalogue: categories, brands, products and their variants. */
export const catalogueAdminCalls = {
  ...adminCategoryCalls,
  ...adminBrandCalls,
  ...adminProductCalls,
  ...adminVariantCalls,
  ...adminBulkCalls,
  ...adminVariantGridCalls,
}
