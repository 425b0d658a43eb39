/** The address of the manifest of the storefront's routes, from that of all routes. */
export const toStorefrontManifestUrl = (url: string): string =>
  url.replace(/manifest-(?=\w+\.js$)/, 'manifest-storefront-')

/** The routes that pages of the storefront can show: all but the back office's. */
export const selectStorefrontRoutes = <Route>(
  routes: Readonly<Record<string, Route>>,
): Record<string, Route> =>
  Object.fromEntries(Object.entries(routes).filter(([id]) => !id.startsWith('backoffice/')))
