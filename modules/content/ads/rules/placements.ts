/** How much a brand pays for its ads; it gives the placements that the brand may book. */
export const adTiers = ['diamond', 'platinum', 'gold'] as const
export type AdTier = (typeof adTiers)[number]

/** The pages that show ads. */
export const adTypes = ['homepage', 'productlist', 'blog', 'search'] as const
export type AdType = (typeof adTypes)[number]

/** Where on a page an ad stands. */
export const adPlacements = [
  'popup',
  'topbanner',
  'logo',
  'sidebanner',
  'insidearticle',
  'bottomfloating',
] as const
export type AdPlacement = (typeof adPlacements)[number]

/** What each tier may book (specification §4). */
const ALLOWED: Readonly<Record<AdTier, Readonly<Partial<Record<AdType, readonly AdPlacement[]>>>>> =
  {
    diamond: {
      homepage: ['popup', 'topbanner', 'logo'],
      productlist: ['topbanner', 'bottomfloating'],
      blog: ['popup', 'topbanner', 'sidebanner', 'insidearticle', 'bottomfloating'],
      search: ['logo'],
    },
    platinum: {
      homepage: ['logo'],
      productlist: ['topbanner'],
      blog: ['topbanner', 'sidebanner'],
    },
    gold: {
      homepage: ['logo'],
      blog: ['insidearticle'],
    },
  }

export type AdPlace = { type: AdType; placement: AdPlacement }

/** Whether a tier may have ads at a place. */
export const isPlaceAllowed = (tier: AdTier, { type, placement }: AdPlace): boolean =>
  ALLOWED[tier][type]?.includes(placement) ?? false

/** The places of a tier, page by page. */
export const listPlaces = (tier: AdTier): AdPlace[] =>
  adTypes.flatMap((type) => (ALLOWED[tier][type] ?? []).map((placement) => ({ type, placement })))

/** Several logos appear side by side; any other placement shows one ad. */
export const getPlaceCapacity = ({ placement }: AdPlace): number => (placement === 'logo' ? 8 : 1)

/** Wide ones are cut to their middle on a phone. */
const WIDE = { width: 1200, height: 200 }
const SMALL = { width: 400, height: 160 }

/** The size of each placement's picture (px); pages reserve its proportions, so that nothing shifts. */
export const AD_SIZES: Readonly<Record<AdPlacement, { width: number; height: number }>> = {
  popup: { width: 800, height: 1000 },
  topbanner: WIDE,
  logo: SMALL,
  sidebanner: { width: 560, height: 840 },
  insidearticle: WIDE,
  bottomfloating: SMALL,
}

export const adTierNames: Readonly<Record<AdTier, string>> = {
  diamond: 'Diamond',
  platinum: 'Platinum',
  gold: 'Gold',
}

export const adTypeNames: Readonly<Record<AdType, string>> = {
  homepage: 'Beranda',
  productlist: 'Daftar produk',
  blog: 'Blog',
  search: 'Pencarian',
}

export const adPlacementNames: Readonly<Record<AdPlacement, string>> = {
  popup: 'Popup',
  topbanner: 'Banner atas',
  logo: 'Logo',
  sidebanner: 'Banner samping',
  insidearticle: 'Dalam artikel',
  bottomfloating: 'Banner bawah',
}

/** `Beranda · Popup` */
export const describePlace = ({ type, placement }: AdPlace): string =>
  `${adTypeNames[type]} · ${adPlacementNames[placement]}`
