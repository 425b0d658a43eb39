import { lazy, Suspense, useEffect } from 'react'
import {
  Links,
  Meta,
  Outlet,
  redirectDocument,
  Scripts,
  ScrollRestoration,
  useLocation,
} from 'react-router'
import { Link } from '#web/ui/navigation/link.tsx'
import type { MiddlewareFunction, ShouldRevalidateFunctionArgs } from 'react-router'
import fontAddress from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url'
import type { Route } from './+types/root.ts'
import iconAddress from './ui/favicon.svg?url'
import { ConnectionNotice } from './connection/connection-notice.tsx'
import { keepPageWithoutConnection } from './connection/keep-page.ts'
import { sessionEndContext, shellContext, shopContext } from './context.ts'
import { LateScripts } from './rendering/late-scripts.tsx'
import { findReaderData } from './reader/reader-data.ts'
import { loadReaderData } from './reader/reader-sources.ts'
import { visitorData } from './shared/chrome/visitor-data.ts'
import { toDraftOwner } from './reader/draft-owner.ts'
import { useTabOwner } from './tab-session.ts'
import { DraftOwnerContext } from './ui/drafts/form-draft.ts'
import { reportPostOutcome } from './ui/drafts/post-outcome.ts'
import shopStyles from './ui/shop.css?url'
import staffStyles from './ui/staff.css?url'

// Rarely shown, so not part of every page's scripts.
const ErrorPage = lazy(() =>
  import('./shared/error-page.tsx').then(
    (part) => ({ default: part.ErrorPage }),
    () => ({ default: PlainErrorPage }),
  ),
)

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: iconAddress, type: 'image/svg+xml' },
  { rel: 'preload', href: fontAddress, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
]

// Order matters: the inner one turns a lost connection into a reply, and the outer one reports that outcome.
export const clientMiddleware = [reportPostOutcome, keepPageWithoutConnection]

/** Loads the chrome's data: the shop, the categories, and what belongs to the visitor. */
export async function loader({ context }: Route.LoaderArgs) {
  const { storeName, demo, isDemoPublic, origin } = context.get(shopContext)
  const [visitor, shell] = await Promise.all([
    loadReaderData(context, visitorData, undefined),
    context.get(shellContext)(),
  ])
  return { storeName, demo, isDemoPublic, origin, visitor, ...shell }
}

/**
 * Scripts keep the chrome's data while they go from page to page: a session that is found to be over
 * leads to the whole page, whose header is a visitor's.
 */
const showSessionEnd: MiddlewareFunction<Response> = async ({ context, request, url }, next) => {
  const response = await next()
  const isFetched = request.method === 'GET' && new URL(request.url).pathname.endsWith('.data')
  if (!isFetched || !context.get(sessionEndContext)) return response
  return response.headers.has('location') || response.status === REDIRECT_STATUS
    ? response
    : redirectDocument(url.pathname + url.search)
}
/** The status of a redirect that scripts follow. */
const REDIRECT_STATUS = 202
export const middleware = [showSessionEnd]

const SIGN_IN_PAGES = ['/login', '/backoffice/login']
const isBackoffice = ({ pathname }: { pathname: string }) => /^\/backoffice(\/|$)/.test(pathname)

/**
 * Keeps the chrome's data on navigation; a mutation or a reload renews it, and so does the way to
 * another area or to sign-in, where a session has ended.
 */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  actionStatus = 200,
}: ShouldRevalidateFunctionArgs) {
  if (actionStatus >= 500) return false
  return (
    (formMethod !== undefined && formMethod !== 'GET') ||
    currentUrl.href === nextUrl.href ||
    isBackoffice(currentUrl) !== isBackoffice(nextUrl) ||
    (SIGN_IN_PAGES.includes(nextUrl.pathname) && currentUrl.pathname !== nextUrl.pathname)
  )
}

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="id">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#0B4A9E" />
        <Meta />
        <Links />
        <link rel="stylesheet" href={isBackoffice(useLocation()) ? staffStyles : shopStyles} />
      </head>
      <body>
        <ConnectionNotice />
        {children}
        <ScrollRestoration />
        <Scripts />
        <LateScripts />
      </body>
    </html>
  )
}

export default function App({ loaderData: { visitor } }: Route.ComponentProps) {
  // A shared page has no reader yet; effects run once the reader is known.
  const owner = toDraftOwner(findReaderData(visitor)?.user ?? null)
  useTabOwner(owner)
  useEffect(reportAwake, [])
  return (
    <DraftOwnerContext value={owner}>
      <Outlet />
    </DraftOwnerContext>
  )
}

/** A dormant page hands over to React (web/dormant). */
const reportAwake = () => void dispatchEvent(new Event('awake'))

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Suspense>
      <ErrorPage error={error} />
    </Suspense>
  )
}

/** For when the scripts of the error page cannot be loaded. */
function PlainErrorPage() {
  return (
    <main className="wrap grid justify-items-center gap-3 py-16 text-center">
      <h1>Halaman ini tidak dapat dibuka</h1>
      <p>Periksa sambungan internet Anda, lalu muat ulang halaman ini.</p>
      <Link to="" reloadDocument>
        Muat ulang
      </Link>
    </main>
  )
}
