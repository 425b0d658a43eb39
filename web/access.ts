import { redirect, type MiddlewareFunction } from 'react-router'
import { sessionContext } from './context.ts'

/** The own path in `wanted`, or `/`: never an address of another site. */
export function toOwnPath(path: string | null): string {
  if (!path || !/^\/(?![/\\])/.test(path) || !URL.canParse(path, 'http://own.invalid')) return '/'
  const { pathname, search, hash, origin } = new URL(path, 'http://own.invalid')
  // `/..//other` stays on our host here, but what is left of it would not.
  return origin === 'http://own.invalid' && !pathname.startsWith('//')
    ? pathname + search + hash
    : '/'
}

/** A signed-out visitor goes to /login, which brings them back (specification §6). */
export const requireSignedIn: MiddlewareFunction<Response> = ({ context, url }, next) => {
  if (context.get(sessionContext).state === 'authenticated') return next()
  const { pathname, search } = url
  throw redirect(`/login?${new URLSearchParams({ redirect: pathname + search })}`)
}

/** A signed-in visitor has nothing to do here and goes home (specification §6). */
export const requireSignedOut: MiddlewareFunction<Response> = ({ context }, next) => {
  if (context.get(sessionContext).state === 'authenticated') throw redirect('/')
  return next()
}

/** The desk is for staff; anyone else signs in there first, and comes back. */
export const requireStaff: MiddlewareFunction<Response> = ({ context, url }, next) => {
  if (context.get(sessionContext).user?.kind === 'staff') return next()
  const { pathname, search } = url
  throw redirect(`/backoffice/login?${new URLSearchParams({ redirect: pathname + search })}`)
}
