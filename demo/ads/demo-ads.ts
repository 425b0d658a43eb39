import type { AdPlacement, AdTier, AdType } from '#modules/content/ads/rules/placements.ts'

/** An ad of the demo; days are counted from the day on which the shop is seeded. */
export type DemoAd = {
  type: AdType
  placement: AdPlacement
  from: number
  to: number
  link: string
}

export type DemoAdBrand = {
  brand: string
  tier: AdTier
  slogan?: string
  claim: readonly [string, ...string[]]
  fact: string
  /** What its ads are for, in words. */
  product: string
  /** The sub-category whose goods the pictures show. */
  goods: string
  ads: readonly DemoAd[]
}

/** Books a place from a day to a day. */
const book =
  (from: number, to: number) =>
  (type: AdType, placement: AdPlacement, link: string): DemoAd => ({
    type,
    placement,
    from,
    to,
    link,
  })

const running = book(-20, 70)
const scheduled = book(71, 100)
const ended = book(-50, -21)

export const DEMO_AD_BRANDS: readonly DemoAdBrand[] = [
  {
    brand: 'karang-jaya',
    tier: 'diamond',
    claim: ['Dicor sekali,', 'berdiri puluhan tahun'],
    fact: 'Semen dari tiga pabrik, mutu sama tiap sak',
    product: 'Semen Karang Jaya',
    goods: 'semen-abu',
    ads: [
      running('homepage', 'topbanner', '/brand/karang-jaya'),
      running('homepage', 'popup', '/brand/karang-jaya/produk'),
      running('homepage', 'logo', '/brand/karang-jaya'),
      running('productlist', 'topbanner', '/brand/karang-jaya/produk'),
      running('productlist', 'bottomfloating', '/brand/karang-jaya/produk'),
      running('search', 'logo', '/brand/karang-jaya'),
      running('blog', 'topbanner', '/brand/karang-jaya'),
    ],
  },
  {
    brand: 'rimbaply',
    tier: 'diamond',
    slogan: 'Rimbaply: tebalnya sesuai label',
    claim: ['Tebal sesuai label,', 'rata sampai tepi'],
    fact: 'Triplek dari kayu legal bersertifikat SVLK',
    product: 'Triplek Rimbaply',
    goods: 'triplek',
    ads: [
      running('homepage', 'logo', '/brand/rimbaply'),
      running('search', 'logo', '/brand/rimbaply'),
      running('blog', 'popup', '/brand/rimbaply/produk'),
      running('blog', 'sidebanner', '/brand/rimbaply'),
      running('blog', 'bottomfloating', '/brand/rimbaply/produk'),
    ],
  },
  {
    brand: 'lindung',
    tier: 'platinum',
    claim: ['Hujan di luar,', 'dinding tetap kering'],
    fact: 'Cat eksterior dan pelapis anti bocor',
    product: 'Cat eksterior Lindung',
    goods: 'cat-eksterior',
    ads: [
      running('homepage', 'logo', '/brand/lindung'),
      scheduled('productlist', 'topbanner', '/brand/lindung/produk'),
      scheduled('blog', 'sidebanner', '/brand/lindung'),
    ],
  },
  {
    brand: 'citablok',
    tier: 'gold',
    claim: ['Dinding cepat naik,', 'siku sejak bata pertama'],
    fact: 'Bata ringan autoklaf, ukuran seragam',
    product: 'Bata ringan Citablok',
    goods: 'bata-ringan',
    ads: [
      running('homepage', 'logo', '/brand/citablok'),
      running('blog', 'insidearticle', '/brand/citablok/produk'),
      ended('blog', 'insidearticle', '/brand/citablok'),
    ],
  },
]
