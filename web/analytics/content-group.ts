/** The eight kinds of page that analytics tells apart, by the specification's names (§2). */
export type ContentGroup =
  | 'Homepage'
  | 'Blog'
  | 'Register'
  | 'Login'
  | 'Produk List'
  | 'Produk Detail'
  | 'Brand'
  | 'Other'

const GROUPS: readonly (readonly [pattern: RegExp, group: ContentGroup])[] = [
  [/^\/$/, 'Homepage'],
  [/^\/blog(\/|$)/, 'Blog'],
  [/^\/register(\/|$)/, 'Register'],
  [/^\/login\/?$/, 'Login'],
  [/^\/kategori/, 'Produk List'],
  [/^\/produk\/[^/]+/, 'Produk Detail'],
  [/^\/brand(\/|$)/, 'Brand'],
]

/** The group of a page by its path. */
export const findContentGroup = (pathname: string): ContentGroup =>
  GROUPS.find(([pattern]) => pattern.test(pathname))?.[1] ?? 'Other'
