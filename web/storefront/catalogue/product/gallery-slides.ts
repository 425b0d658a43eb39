import type { ProductResponse, VariantResponse } from './variants.ts'
import { findDimensions, type Dimensions } from './dimensions.ts'

/** What the gallery of a variant shows: its picture, parts of that from near by, its measures. */
export type GallerySlide =
  | { kind: 'whole'; image: string }
  /** A part of the picture, enlarged: its surface and its edges. */
  | { kind: 'detail'; image: string }
  | { kind: 'dimensions'; dimensions: Dimensions }
  /** The standard that it is made to: `SNI 7064`. */
  | { kind: 'standard'; standard: string }

/**
 * The slides of a variant. Pictures of other variants are not among them: somebody who buys 18 mm does not look at
 * the edge of 9 mm.
 */
export function listGallerySlides(
  product: Pick<ProductResponse, 'attributes' | 'pictures' | 'standard' | 'variants'>,
  variant: VariantResponse,
): GallerySlide[] {
  const variantPictures = new Set(product.variants.map(({ picture }) => picture))
  const shared = product.pictures.filter((picture) => !variantPictures.has(picture))
  const dimensions = findDimensions(product.attributes, variant)
  return [
    { kind: 'whole', image: variant.picture },
    { kind: 'detail', image: variant.picture },
    ...(dimensions ? [{ kind: 'dimensions' as const, dimensions }] : []),
    ...shared.map((image) => ({ kind: 'whole' as const, image })),
    ...(product.standard ? [{ kind: 'standard' as const, standard: product.standard }] : []),
  ]
}
