import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'
import {
  selectStorefrontRoutes,
  toStorefrontManifestUrl,
} from '#web/route-manifest/storefront-manifest.ts'
import { toPagePath } from './requests/page-path.ts'
import { answerRefusedReads } from './refused-reads.ts'
import { resolveRealm } from './sessions/resolve-realm.ts'

/**
 * Renders pages from a build. Those of the storefront load a manifest without the back office's routes, which no link
 * of theirs leads to (decision 46); nor is an address of theirs compared with them.
 */
export function createPageHandler(build: ServerBuild): RequestHandler {
  const { assets } = build
  const routes = answerRefusedReads(build.routes)
  const renderStaffPage = createRequestHandler({ ...build, routes }, 'production')
  const renderStorefrontPage = createRequestHandler(
    {
      ...build,
      routes: selectStorefrontRoutes(routes),
      assets: {
        ...assets,
        url: toStorefrontManifestUrl(assets.url),
        routes: selectStorefrontRoutes(assets.routes),
      },
    },
    'production',
  )
  return (request, context) =>
    resolveRealm(toPagePath(new URL(request.url).pathname)) === 'staff'
      ? renderStaffPage(request, context)
      : renderStorefrontPage(request, context)
}
