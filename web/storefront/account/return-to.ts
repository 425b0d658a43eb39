import { toOwnPath } from '#web/access.ts'

/** Parameters that are passed from one sign-in or registration page to the next. */
const RETURN_PARAMS = ['redirect', 'tracker'] as const

/** The destination and the tracker as a query for the next such page; empty or with its `?`. */
export function buildReturnToQuery(query: URLSearchParams): string {
  const params = new URLSearchParams()
  for (const name of RETURN_PARAMS) {
    const value = name === 'redirect' ? toOwnPath(query.get(name)) : query.get(name)?.slice(0, 200)
    if (value && value !== '/') params.set(name, value)
  }
  return params.size > 0 ? `?${params}` : ''
}

/** The destination of an e-mail's link, as the calls that send one accept it. */
export function readReturnTo(url: URL): { redirect?: string } {
  const redirect = toOwnPath(url.searchParams.get('redirect'))
  return redirect === '/' ? {} : { redirect }
}

/** Why an account is needed, by the destination; undefined where the page says enough. */
export function getSignInReason(redirectTo: string): string | undefined {
  const { pathname, searchParams } = new URL(redirectTo, 'http://toko.invalid')
  if (searchParams.has('undangan'))
    return 'Anda diundang berbelanja untuk sebuah perusahaan. Pakai email yang menerima undangan itu; setelah masuk Anda bisa menerimanya.'
  if (searchParams.has('persetujuan'))
    return 'Ada pesanan yang menunggu keputusan Anda. Setelah masuk Anda langsung melihatnya.'
  if (pathname.startsWith('/checkout')) return 'Setelah masuk Anda kembali ke pesanan Anda.'
  return undefined
}

/** The page that sends the activation link of an inactive account again. */
export const buildActivationPath = (email: string, redirectTo: string): string =>
  `/activation?${new URLSearchParams({ email, belum: '', ...(redirectTo === '/' ? {} : { redirect: redirectTo }) })}`
