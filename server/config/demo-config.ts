import { isLoopbackHost } from './cookie-policy.ts'

/** Whether the shop is the demo, and what deserves a warning about it. */
export type DemoConfig = {
  readonly demo: boolean
  /** The demo can be reached from elsewhere, where anybody knows its passwords. */
  readonly isDemoPublic: boolean
  readonly warning: string | undefined
}

type DemoSettings = {
  /** `DEMO`, where it is set. */
  requested: boolean | undefined
  databaseUrl: string | undefined
  publicOrigin: string
  host: string
}

/**
 * One command on a new machine gives a working shop with people and orders. Their passwords are in the
 * documentation, and the demo shows every e-mail to anybody, so by default there is no demo where others
 * can reach the shop: by its address, or because it listens to more than this machine.
 */
export function resolveDemo({
  requested,
  databaseUrl,
  publicOrigin,
  host,
}: DemoSettings): DemoConfig {
  const isLocal = isLoopbackHost(new URL(publicOrigin).hostname) && isLoopbackHost(host)
  if (requested)
    return { demo: true, isDemoPublic: !isLocal, warning: isLocal ? undefined : PUBLIC_WARNING }
  const isDefault = requested === undefined && databaseUrl === undefined
  return {
    demo: isDefault && isLocal,
    isDemoPublic: false,
    warning: isDefault && !isLocal ? OFF_WARNING : undefined,
  }
}

const PUBLIC_WARNING =
  'DEMO=1 on an address that others can reach: anybody can sign in as staff with the passwords of the ' +
  'documentation and read every e-mail. Never sell with it.'
const OFF_WARNING =
  'There is no demo, because PUBLIC_ORIGIN or HOST let others reach this shop. DEMO=1 starts it all the ' +
  'same; DEMO=0 hides this line, and `npm run admin` creates the first admin.'
