import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // A lazy manifest would add an address that is not a screen of the shop.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
