import type { RouteConfigEntry } from '@react-router/dev/routes'
import { backoffice } from '#web/backoffice/routes.ts'
import { storefront } from '#web/storefront/routes.ts'
import { account } from './screens/account.ts'
import { accountsDesk } from './screens/accounts-desk.ts'
import { buying } from './screens/buying.ts'
import { catalogue } from './screens/catalogue.ts'
import { catalogueDesk } from './screens/catalogue-desk.ts'
import { desk } from './screens/desk.ts'
import { profile } from './screens/profile.ts'
import { upo } from './screens/upo.ts'
import type { Screen } from './scene.ts'

/** Every screen that is looked at, storefront first. */
export const screens: readonly Screen[] = [
  ...catalogue,
  ...buying,
  ...account,
  ...profile,
  ...upo,
  ...desk,
  ...catalogueDesk,
  ...accountsDesk,
]

/** The addresses that the routes of both desks build. */
export const builtRoutes = (): string[] => addresses([...storefront, ...backoffice])

function addresses(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path === undefined ? above : `${above}/${entry.path}`
    if (entry.children) return addresses(entry.children, path)
    return [path || '/']
  })
}
