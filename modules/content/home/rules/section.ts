/** What a section of the home page shows, with what staff call it. */
export const homeSectionKinds = [
  'banner',
  'selling-points',
  'categories',
  'prices',
  'popular',
  'recently-viewed',
  'brands',
  'articles',
  'business',
] as const
export type HomeSectionKind = (typeof homeSectionKinds)[number]

type KindRule = {
  name: string
  /** Whether readers see its title above it; otherwise only staff do. */
  hasHeading: boolean
  /** Whether there may be several of it. */
  isRepeatable: boolean
  /** What its contents are chosen by, where staff may choose them. */
  choice?: 'category' | 'brand' | 'article'
}

export const HOME_SECTIONS: Readonly<Record<HomeSectionKind, KindRule>> = {
  banner: { name: 'Banner', hasHeading: false, isRepeatable: true },
  'selling-points': { name: 'Keunggulan toko', hasHeading: false, isRepeatable: false },
  categories: { name: 'Kategori', hasHeading: true, isRepeatable: true, choice: 'category' },
  prices: { name: 'Harga hari ini', hasHeading: true, isRepeatable: false },
  popular: { name: 'Paling laku', hasHeading: true, isRepeatable: false },
  'recently-viewed': { name: 'Terakhir dilihat', hasHeading: true, isRepeatable: false },
  brands: { name: 'Merek', hasHeading: true, isRepeatable: true, choice: 'brand' },
  articles: { name: 'Artikel', hasHeading: true, isRepeatable: true, choice: 'article' },
  business: { name: 'Ajakan akun bisnis', hasHeading: false, isRepeatable: false },
}

/** What staff decide about a section. */
export type HomeSectionFields = {
  title: string
  isOn: boolean
  /** ISO times; null: since ever, for ever. */
  startsAt: string | null
  endsAt: string | null
  /** Slugs in their order; none: the shop chooses. */
  keys: string[]
  /** Of a banner, and null of anything else: a path in the file store. */
  picture: string | null
  /** What the picture says and shows, for people who do not see it. */
  alt: string
  /** Where it leads. */
  link: string
}

export type HomeSection = HomeSectionFields & {
  id: number
  kind: HomeSectionKind
  revision: number
}

/** The least size of a banner's picture (px), and its shape; pages reserve it, so that nothing shifts. */
export const BANNER_SIZE = { width: 1200, height: 400 } as const
