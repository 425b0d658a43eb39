import { buildImageUrl } from '#images/image-url.ts'
import {
  findAvailability,
  type Availability,
} from '#modules/catalogue/products/rules/availability.ts'

type SchemaObject = Record<string, unknown>
/** Structured data for search engines (schema.org). URLs in it are absolute. */
export type StructuredData = { build(origin: string, storeName: string): SchemaObject }

/** Structured data of any kind. */
export const createStructuredData = (
  build: (origin: string, storeName: string) => SchemaObject,
): StructuredData => ({
  build: (origin, storeName) => ({ '@context': 'https://schema.org', ...build(origin, storeName) }),
})

/** The shop itself and its search. */
export const describeShop = (): StructuredData[] => [
  createStructuredData((origin, name) => ({ '@type': 'Organization', name, url: `${origin}/` })),
  createStructuredData((origin, name) => ({
    '@type': 'WebSite',
    name,
    url: `${origin}/`,
    inLanguage: 'id',
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}/produk?search={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  })),
]

/** A brand as an organisation. */
export const describeBrand = ({
  name,
  slug,
  story,
}: {
  name: string
  slug: string
  story: string
}) =>
  createStructuredData((origin) => ({
    '@type': 'Brand',
    name,
    description: story,
    url: `${origin}/brand/${slug}`,
  }))

export const describeBreadcrumbs = (
  items: readonly { name: string; path: string }[],
): StructuredData =>
  createStructuredData((origin) => ({
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  }))

/** The products of a list in their order. */
export const describeProductList = (slugs: readonly string[]): StructuredData =>
  createStructuredData((origin) => ({
    '@type': 'ItemList',
    itemListElement: slugs.map((slug, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: `${origin}/produk/${slug}`,
    })),
  }))

type Amount = { amount: string }
type StructuredVariant = {
  id: string
  sku: string
  name: string
  unit: string
  price: Amount
  stock: number
  minOrder: number
  multiple: number
  leadDays: number
  tiers: readonly { min_qty: number; price: Amount }[]
}
export type StructuredProduct = {
  slug: string
  name: string
  description: string
  brand: { name: string }
  pictures: readonly string[]
  variants: readonly StructuredVariant[]
}

/** A product with an offer for each variant and its price tiers. */
export const describeProduct = ({
  slug,
  name,
  description,
  brand,
  pictures,
  variants,
}: StructuredProduct) =>
  createStructuredData((origin) => {
    const amounts = variants.map(({ price }) => Number(price.amount))
    return {
      '@type': 'Product',
      name,
      description,
      url: `${origin}/produk/${slug}`,
      sku: variants[0]?.sku,
      brand: { '@type': 'Brand', name: brand.name },
      image: pictures.map((each) => origin + buildImageUrl(each, { width: 1024, format: 'jpeg' })),
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: 'IDR',
        lowPrice: String(Math.min(...amounts)),
        highPrice: String(Math.max(...amounts)),
        offerCount: variants.length,
        offers: variants.map((variant) => describeOffer(origin, slug, variant)),
      },
    }
  })

const SCHEMA_AVAILABILITY: Record<Availability, string> = {
  ready: 'InStock',
  rest: 'LimitedAvailability',
  indent: 'PreOrder',
  none: 'OutOfStock',
}

const describeOffer = (origin: string, slug: string, variant: StructuredVariant): SchemaObject => ({
  '@type': 'Offer',
  sku: variant.sku,
  name: variant.name,
  url: `${origin}/produk/${slug}?product_variant_id=${variant.id}`,
  priceCurrency: 'IDR',
  price: variant.price.amount,
  availability: `https://schema.org/${SCHEMA_AVAILABILITY[findAvailability(variant)]}`,
  itemCondition: 'https://schema.org/NewCondition',
  priceSpecification: [{ min_qty: variant.minOrder, price: variant.price }, ...variant.tiers].map(
    ({ min_qty, price }) => ({
      '@type': 'UnitPriceSpecification',
      priceCurrency: 'IDR',
      price: price.amount,
      valueAddedTaxIncluded: true,
      unitText: variant.unit,
      eligibleQuantity: { '@type': 'QuantitativeValue', minValue: min_qty },
    }),
  ),
})
