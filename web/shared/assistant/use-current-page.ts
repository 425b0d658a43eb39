import { useMatches } from 'react-router'

/** The goods that the page shows, as the assistant reads them; null where it shows none. */
type CurrentPage = {
  itemCategory: string
  displayName: string
  brandName: string
  productSpecification: string
}

type ProductPageData = {
  productDetails: { name: string; brand: { name: string }; subCategory: { subCategory: string } }
  variant: { name: string }
}

const isProductPage = (data: unknown): data is ProductPageData =>
  typeof data === 'object' && data !== null && 'productDetails' in data && 'variant' in data

/** The product of the page that is open. */
export function useCurrentPage(): CurrentPage | null {
  const data = useMatches()
    .map(({ loaderData }) => loaderData)
    .find(isProductPage)
  if (!data) return null
  const { productDetails, variant } = data
  return {
    itemCategory: productDetails.subCategory.subCategory,
    displayName: productDetails.name,
    brandName: productDetails.brand.name,
    productSpecification: variant.name,
  }
}
