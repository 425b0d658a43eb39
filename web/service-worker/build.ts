import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'vite'
import {
  findRouteManifest,
  readRouteManifest,
} from '../route-manifest/write-storefront-manifest.ts'

/** Builds both service workers into the client's folder, after everything that they may keep is there. */
export async function buildServiceWorkers(clientFolder: string): Promise<void> {
  const files = await listShellFiles(path.join(clientFolder, 'assets'))
  const name = createHash('sha256').update(files.join()).digest('hex').slice(0, 12)
  const shell = JSON.stringify({ build: name, files })
  await buildWorker(clientFolder, 'worker', 'sw.js', shell)
  await buildWorker(clientFolder, 'removing-worker', 'sw-removing.js', '{}')
}

const buildWorker = (outDir: string, entry: string, fileName: string, shell: string) =>
  build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { SHELL: shell },
    build: {
      outDir,
      emptyOutDir: false,
      lib: {
        entry: path.join(import.meta.dirname, `${entry}.ts`),
        formats: ['iife'],
        name: 'worker',
        fileName: () => fileName,
      },
    },
  })

/**
 * Scripts, styles, icons and the font of the storefront's pages, about 180 kB compressed. Scripts that only
 * the back office needs are loaded there.
 */
async function listShellFiles(assets: string): Promise<string[]> {
  const names = (await readdir(assets)).filter((name) => !/\.(br|gz|map)$/.test(name)).toSorted()
  const manifestFile = await findRouteManifest(assets)
  const { routes } = await readRouteManifest(manifestFile)
  const listScripts = (isListed: (id: string) => boolean) =>
    Object.entries(routes).flatMap(([id, { module, imports = [] }]) =>
      isListed(id) ? [module, ...imports] : [],
    )
  const isStorefront = (id: string) => id === 'root' || id.startsWith('storefront/')
  const needed = new Set(listScripts(isStorefront))
  const others = new Set(listScripts((id) => !isStorefront(id)))
  others.add(`/assets/${path.basename(manifestFile)}`)
  return names
    .map((name) => `/assets/${name}`)
    .filter((address) => needed.has(address) || !others.has(address))
    .filter((address) => !/^\/assets\/staff-[\w-]+\.css$/.test(address))
}
