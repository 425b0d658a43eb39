import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const resolveBeside = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** Parts of packages that this shop never uses, by who asks for them and what stands in. */
const replacements = [
  // A drawing needs no context, no name and no reconciling of props.
  {
    importer: /lucide-react\/dist\/esm\/icons\//,
    source: '../createLucideIcon.mjs',
    standIn: resolveBeside('draw-icon.tsx'),
    server: true,
  },
  // The route list is sent whole (routeDiscovery "initial"), so the browser discovers nothing.
  {
    importer: /react-router\/.*\/(ssr\/components|index)\.js$/,
    source: 'fog-of-war.js',
    standIn: resolveBeside('no-discovery.ts'),
    server: false,
  },
  // Nobody instruments the router.
  {
    importer: /react-router\/.*\/router\/router\.js$/,
    source: 'instrumentation.js',
    standIn: resolveBeside('no-instrumentation.ts'),
    server: false,
  },
]

/**
 * Keeps scripts of a buying page within 120 kB gzip: React and the router alone take 108. Only the
 * built pages are affected; where a package moves its files the stand-ins simply fall away.
 */
export function trimBundle(): Plugin {
  return {
    name: 'trim-bundle',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const replacement = replacements.find(
        (each) => importer && each.importer.test(importer) && source.endsWith(each.source),
      )
      return replacement && (replacement.server || this.environment.name === 'client')
        ? replacement.standIn
        : undefined
    },
  }
}
