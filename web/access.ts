import { redirect, type MiddlewareFunction } from 'react-router'
import { sessionContext, sessionEndContext } from './context.ts'

/**
 * Returns the path if it belongs to this shop, else `/`. An address that only scripts request leads
 * to its page.
 */
export function toOwnPath(path: string | null): string {
  const url = readOwnUrl(path)
  return url ? stripInternal(url) : '/'
}

/** Whether a redirect would lead to another site, or to something that is no page: `javascript:…`. */
export const isForeignRedirect = (path: string | null): path is string =>
  Boolean(path) && readOwnUrl(path) === undefined

function readOwnUrl(path: string | null): URL | undefined {
  if (!path || !/^\/(?![/\\])/.test(path) || !URL.canParse(path, 'http://own.invalid'))
    return undefined
  const url = new URL(path, 'http://own.invalid')
  // `/..//other` is on our host here, but its normalised path would not be.
  if (url.origin !== 'http://own.invalid' || url.pathname.startsWith('//')) return undefined
  return url
}

/** The page's path without what React Router adds to it for its own requests. */
function stripInternal({ pathname, searchParams, search, hash }: URL): string {
  const page = pathname.replace(/(?:(?<=\/)_)?\.data$/, '') || '/'
  const isPlain = !searchParams.has('_routes') && !searchParams.has('index', '')
  if (isPlain) return page + search + hash
  searchParams.delete('_routes')
  searchParams.delete('index', '')
  return page + (searchParams.size > 0 ? `?${searchParams}` : '') + hash
}

const isRead = ({ method }: Pick<Request, 'method'>): boolean =>
  method === 'GET' || method === 'HEAD'

type RequestParts = { method: string; url: URL; referer: string | null | undefined }

/**
 * The page to return to after signing in: the requested one, or the one whose form was posted. A
 * form may post to an address that is no page.
 */
export function findReturnPath({ method, url, referer }: RequestParts): string {
  const from = !isRead({ method }) && referer && URL.canParse(referer) ? new URL(referer) : url
  const { pathname, search } = from.origin === url.origin ? from : url
  return toOwnPath(pathname + search)
}

/** The address of sign-in that leads back. `hasEnded`: there was a session; the page says so. */
export const buildSignInPath = (
  area: '' | '/backoffice',
  returnPath: string,
  hasEnded: boolean,
): string =>
  `${area}/login?${new URLSearchParams({ redirect: returnPath, ...(hasEnded ? { sesi: 'berakhir' } : {}) })}`

type SignInRedirect = Parameters<MiddlewareFunction<Response>>[0]

const redirectToSignIn = ({ context, request, url }: SignInRedirect, area: '' | '/backoffice') => {
  const { method, headers } = request
  const returnPath = findReturnPath({ method, url, referer: headers.get('referer') })
  return redirect(buildSignInPath(area, returnPath, context.get(sessionEndContext)))
}

/** Sends a signed-out visitor to /login, which brings them back (specification §6). */
export const requireSignedIn: MiddlewareFunction<Response> = (args, next) => {
  if (args.context.get(sessionContext).state === 'authenticated') return next()
  throw redirectToSignIn(args, '')
}

/** Opens a page to everyone, and lets only signed-in people send its forms: the others sign in first and come back to them. */
export const requireSignedInToSend: MiddlewareFunction<Response> = (args, next) =>
  isRead(args.request) ? next() : requireSignedIn(args, next)

/** Sends a signed-in visitor home (specification §6). */
export const requireSignedOut: MiddlewareFunction<Response> = ({ context }, next) => {
  if (context.get(sessionContext).state === 'authenticated') throw redirect('/')
  return next()
}

/** Sends everyone but staff to the back office's sign-in, which brings them back. */
export const requireStaff: MiddlewareFunction<Response> = (args, next) => {
  if (args.context.get(sessionContext).user?.kind === 'staff') return next()
  throw redirectToSignIn(args, '/backoffice')
}
