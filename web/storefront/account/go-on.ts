import { ownPath } from '#web/access.ts'

/** What has to come along from one page of signing in or registering to the next. */
const CARRIED = ['redirect', 'tracker'] as const

/** Where somebody was going and what brought them, as the query of the next such page; empty or with its `?`. */
export function carriedQuery(query: URLSearchParams): string {
  const kept = new URLSearchParams()
  for (const name of CARRIED) {
    const value = name === 'redirect' ? ownPath(query.get(name)) : query.get(name)?.slice(0, 200)
    if (value && value !== '/') kept.set(name, value)
  }
  return kept.size > 0 ? `?${kept}` : ''
}

/** Where the link of a letter goes on to, as the calls that write one take it. */
export function onward(url: URL): { redirect?: string } {
  const redirect = ownPath(url.searchParams.get('redirect'))
  return redirect === '/' ? {} : { redirect }
}

/** What an account is asked for, by where its owner was going; undefined where the page says enough. */
export function whyHere(redirectTo: string): string | undefined {
  const { pathname, searchParams } = new URL(redirectTo, 'http://toko.invalid')
  if (searchParams.has('undangan'))
    return 'Anda diundang berbelanja untuk sebuah perusahaan. Pakai email yang menerima undangan itu; setelah masuk Anda bisa menerimanya.'
  if (searchParams.has('persetujuan'))
    return 'Ada pesanan yang menunggu keputusan Anda. Setelah masuk Anda langsung melihatnya.'
  if (pathname.startsWith('/checkout')) return 'Setelah masuk Anda kembali ke pesanan Anda.'
  return undefined
}

/** The page that sends the link of an account again that is not active yet. */
export const notYetActive = (email: string, redirectTo: string): string =>
  `/activation?${new URLSearchParams({ email, belum: '', ...(redirectTo === '/' ? {} : { redirect: redirectTo }) })}`
