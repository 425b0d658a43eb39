import type { Config } from '../config/config.ts'

/** What a process of this role serves to people, for the lines of its start. */
export function listAddresses({ publicOrigin, role }: Config): string[] {
  if (role === 'worker') return [`${publicOrigin}/healthz`]
  if (role === 'api') return [`${publicOrigin}/api/docs`]
  return [`${publicOrigin}/`, `${publicOrigin}/backoffice`, `${publicOrigin}/api/docs`]
}
