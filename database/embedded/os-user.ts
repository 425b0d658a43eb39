import { spawnSync } from 'node:child_process'
import fs from 'node:fs'

/** The user that PostgreSQL runs as; empty for the current user. */
export type OsUser = { uid: number; gid: number } | Record<string, never>

/**
 * PostgreSQL refuses to run as root, so root runs it as an unprivileged user of the system. That
 * user must be in /etc/passwd, otherwise initdb fails.
 * @throws Error when we are root and the system has no such user
 */
export function resolveOsUser(): OsUser {
  if (process.getuid?.() !== 0) return {}
  const lines = fs.readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['nobody', 'postgres', 'daemon']) {
    const fields = lines.find((line) => line.startsWith(`${name}:`))?.split(':')
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) }
  }
  throw new Error(
    'PostgreSQL does not run as root, and this system has no unprivileged account such as "nobody". ' +
      'Start as an ordinary user, or set DATABASE_URL.',
  )
}

/** Whether the user may enter the folder. Tries it, so that access control lists count. */
export function canEnter(folder: string, osUser: OsUser): boolean {
  return (
    spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { ...osUser, cwd: '/' }).status === 0
  )
}

/** Makes the user the owner of a file or folder. */
export function changeOwner(path: string, osUser: OsUser): void {
  if ('uid' in osUser) fs.chownSync(path, osUser.uid as number, osUser.gid as number)
}
