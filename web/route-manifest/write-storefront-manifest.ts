import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { selectStorefrontRoutes, toStorefrontManifestUrl } from './storefront-manifest.ts'

/** What React Router's client reads first: every route with its scripts. */
export type RouteManifest = {
  entry: { module: string; imports: string[] }
  routes: Record<string, { module: string; imports?: string[]; parentId?: string }>
}

/** Reads a built manifest, which is a script with one assignment. */
export async function readRouteManifest(file: string): Promise<RouteManifest> {
  const script = await readFile(file, 'utf8')
  return JSON.parse(script.replace(/^[^{]*/, '').replace(/;\s*$/, '')) as RouteManifest
}

/** Finds the manifest of all routes in the folder of built scripts. */
export async function findRouteManifest(assets: string): Promise<string> {
  const name = (await readdir(assets)).find((each) => /^manifest-\w+\.js$/.test(each))
  if (!name) throw new Error('The build has no manifest.')
  return path.join(assets, name)
}

/** Writes the storefront's manifest beside that of all routes: half of those are the back office's. */
export async function writeStorefrontManifest(clientFolder: string): Promise<void> {
  const file = await findRouteManifest(path.join(clientFolder, 'assets'))
  const manifest = await readRouteManifest(file)
  const own = dropLoadedImports({ ...manifest, routes: selectStorefrontRoutes(manifest.routes) })
  await writeFile(
    toStorefrontManifestUrl(file),
    `window.__reactRouterManifest=${JSON.stringify(own)};`,
  )
}

/** A route without the scripts that its parents and the entry have loaded: every page loads this list. */
function dropLoadedImports(manifest: RouteManifest): RouteManifest {
  const { entry, routes } = manifest
  const shorten = (route: RouteManifest['routes'][string]) => {
    const loaded = new Set([entry.module, ...entry.imports])
    for (let parent = routes[route.parentId ?? '']; parent; parent = routes[parent.parentId ?? ''])
      for (const script of [parent.module, ...(parent.imports ?? [])]) loaded.add(script)
    const imports = (route.imports ?? []).filter((script) => !loaded.has(script))
    return dropEmpty({ ...route, imports })
  }
  const shortened = Object.entries(routes).map(([id, route]) => [id, shorten(route)] as const)
  return { ...manifest, routes: Object.fromEntries(shortened) }
}

/** React Router reads what is missing like false and like an empty list. */
function dropEmpty(route: RouteManifest['routes'][string]): RouteManifest['routes'][string] {
  const isFilled = (value: unknown) =>
    value !== false && !(Array.isArray(value) && value.length === 0)
  const filled = Object.entries(route).filter(([, value]) => isFilled(value))
  return { module: route.module, ...Object.fromEntries(filled) }
}
