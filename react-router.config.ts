import path from 'node:path'
import type { Config } from '@react-router/dev/config'
import { writeStorefrontManifest } from './web/route-manifest/write-storefront-manifest.ts'
import { buildDormantScript } from './web/dormant/build-dormant-script.ts'
import { buildServiceWorkers } from './web/service-worker/build.ts'

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // A lazy manifest would add an address that is not a screen of the shop.
  routeDiscovery: { mode: 'initial' },
  buildEnd: async ({ reactRouterConfig }) => {
    const clientFolder = path.join(reactRouterConfig.buildDirectory, 'client')
    await writeStorefrontManifest(clientFolder)
    await buildDormantScript(clientFolder)
    await buildServiceWorkers(clientFolder)
  },
} satisfies Config
