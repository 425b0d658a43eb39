import path from 'node:path'
import type { Config } from '@react-router/dev/config'
import { buildServiceWorkers } from './web/service-worker/build.ts'

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // A lazy manifest would add an address that is not a screen of the shop.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) =>
    buildServiceWorkers(path.join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
