import { z } from 'zod'

export const BrandRef = z.object({ id: z.string(), slug: z.string(), name: z.string() })

/** A brand as lists of brands show it. */
export const Brand = BrandRef.extend({ logo: z.string(), story: z.string() }).meta({ id: 'Brand' })

/** A brand with where its goods stand. */
export const BrandDetail = Brand.extend({
  products: z.int(),
  subCategories: z.array(
    z.object({
      slug: z.string(),
      subCategory: z.string(),
      picture: z.string(),
      category: z.object({ slug: z.string(), category: z.string() }),
      products: z.int(),
    }),
  ),
})

/** Brands under their first letter; figures and signs stand under `#`. */
export const BrandLetter = z.object({
  letter: z.string(),
  brands: z.array(BrandRef.extend({ products: z.int() })),
})
