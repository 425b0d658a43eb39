import type { AdPlace } from './placements.ts'

/** The slogan of a brand that has none of its own (specification §3). */
export const DEFAULT_SLOGAN = 'Produk unggulan {product}!'

type Place = AdPlace & { brandKey: string }

/** `ad_view_homepage_topbanner_karang_jaya`: letters, digits and underscores, as analytics take them. */
const buildEventName = (kind: 'view' | 'click', { type, placement, brandKey }: Place): string =>
  `ad_${kind}_${type}_${placement}_${brandKey.replaceAll('-', '_')}`

/** What analytics call the views and clicks of a brand's ad at a place. */
export const buildEventNames = (place: Place) => ({
  viewEventName: buildEventName('view', place),
  clickEventName: buildEventName('click', place),
})

/** The slogan with what is advertised in place of `{product}`. */
export const fillSlogan = (slogan: string, product: string): string =>
  slogan.replaceAll('{product}', product)
