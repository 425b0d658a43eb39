import { toOwnPath } from '#web/access.ts'

/** What has to come along from one page of signing in or registering to the next. */
const RETURN_PARAMS = ['redirect', 'tracker'] as const

/** Where somebody was going and what brought them, as the query of the next such page; empty or with its `?`. */
export function buildReturnToQuery(query: URLSearchParams): string {
  const params = new URLSearchParams()
  for (const name of RETURN_PARAMS) {
    const value = name === 'redirect' ? toOwnPath(query.get(name)) : query.get(name)?.slice(0, 200)
    if (value && value !== '/') params.set(name, value)
  }
  return params.size > 0 ? `?${params}` : ''
}

/** Where the link of a letter goes on to, as the calls that write one take it. */
export function readReturnTo(url: URL): { redirect?: string } {
  const redirect = toOwnPath(url.searchParams.get('redirect'))
  return redirect === '/' ? {} : { redirect }
}

/** What an account is asked for, by where its owner was going; undefined where the page says enough. */
export function getSignInReason(redirectTo: string): string | undefined {
  const { pathname, searchParams } = new URL(redirectTo, 'http://toko.invalid')
  if (searchParams.has('undangan'))
    return 'Anda diundang berbelanja untuk sebuah perusahaan. Pakai email yang menerima undangan itu; setelah masuk Anda bisa menerimanya.'
  if (searchParams.has('persetujuan'))
    return 'Ada pesanan yang menunggu keputusan Anda. Setelah masuk Anda langsung melihatnya.'
  if (pathname.startsWith('/checkout')) return 'Setelah masuk Anda kembali ke pesanan Anda.'
  return undefined
}

/** The page that sends the link of an account again that is not active yet. */
export const buildActivationPath = (email: string, redirectTo: string): string =>
  `/activation?${new URLSearchParams({ email, belum: '', ...(redirectTo === '/' ? {} : { redirect: redirectTo }) })}`
