import { spawnSync } from 'node:child_process'
import fs from 'node:fs'

/** The user that PostgreSQL runs as; empty when that is ourselves. */
export type OsUser = { uid: number; gid: number } | Record<string, never>

/**
 * PostgreSQL refuses to run as root, so root lends it the unprivileged account of the system.
 * The account must have a name in /etc/passwd, else initdb stops.
 * @throws Error when we are root and the system has no such account
 */
export function resolveOsUser(): OsUser {
  if (process.getuid?.() !== 0) return {}
  const lines = fs.readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['nobody', 'postgres', 'daemon']) {
    const fields = lines.find((line) => line.startsWith(`${name}:`))?.split(':')
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) }
  }
  throw new Error(
    'PostgreSQL does not run as root, and this system has no account "nobody" to lend it. ' +
      'Start as an ordinary user, or set DATABASE_URL.',
  )
}

/** Whether the account may enter the folder: asked of the system itself, so that access lists count. */
export function canEnter(folder: string, osUser: OsUser): boolean {
  return (
    spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { ...osUser, cwd: '/' }).status === 0
  )
}

/** Gives a file or folder to the account. */
export function changeOwner(path: string, osUser: OsUser): void {
  if ('uid' in osUser) fs.chownSync(path, osUser.uid as number, osUser.gid as number)
}
