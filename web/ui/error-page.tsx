import { isRouteErrorResponse, useLocation } from 'react-router'

export function ErrorPage({ error }: { error: unknown }) {
  const { pathname } = useLocation()
  const status = isRouteErrorResponse(error) ? error.status : 500
  return <main className="wrap py-8">{status === 404 ? <h1>Page not found {pathname}</h1> : <h1>Internal Server Error</h1>}</main>
}
