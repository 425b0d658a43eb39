import { redirect, type MiddlewareFunction } from 'react-router'
import { sessionContext } from './context.ts'

/** Returns the path if it belongs to this shop, else `/`. */
export function toOwnPath(path: string | null): string {
  if (!path || !/^\/(?![/\\])/.test(path) || !URL.canParse(path, 'http://own.invalid')) return '/'
  const { pathname, search, hash, origin } = new URL(path, 'http://own.invalid')
  // `/..//other` is on our host here, but its normalised path would not be.
  return origin === 'http://own.invalid' && !pathname.startsWith('//')
    ? pathname + search + hash
    : '/'
}

/** Sends a signed-out visitor to /login, which brings them back (specification §6). */
export const requireSignedIn: MiddlewareFunction<Response> = ({ context, url }, next) => {
  if (context.get(sessionContext).state === 'authenticated') return next()
  const { pathname, search } = url
  throw redirect(`/login?${new URLSearchParams({ redirect: pathname + search })}`)
}

/** Sends a signed-in visitor home (specification §6). */
export const requireSignedOut: MiddlewareFunction<Response> = ({ context }, next) => {
  if (context.get(sessionContext).state === 'authenticated') throw redirect('/')
  return next()
}

/** Sends everyone but staff to the back office's sign-in, which brings them back. */
export const requireStaff: MiddlewareFunction<Response> = ({ context, url }, next) => {
  if (context.get(sessionContext).user?.kind === 'staff') return next()
  const { pathname, search } = url
  throw redirect(`/backoffice/login?${new URLSearchParams({ redirect: pathname + search })}`)
}
