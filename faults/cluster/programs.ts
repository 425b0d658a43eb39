import { existsSync } from 'node:fs'

/** Debian's PostgreSQL, which several versions keep apart. */
export const POSTGRES_BIN = '/usr/lib/postgresql/15/bin'

/** Where Debian keeps a library of this machine's architecture. */
function findLibrary(name: string): string {
  const architecture = process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu'
  return `/usr/lib/${architecture}/${name}`
}

/** What a cluster runs: where the system has it, and the package of Debian that brings it. */
const PROGRAMS = {
  etcd: { file: '/usr/bin/etcd', package: 'etcd-server' },
  patroni: { file: '/usr/bin/patroni', package: 'patroni' },
  postgres: { file: `${POSTGRES_BIN}/postgres`, package: 'postgresql-15' },
  pgbouncer: { file: '/usr/sbin/pgbouncer', package: 'pgbouncer' },
  pgbackrest: { file: '/usr/bin/pgbackrest', package: 'pgbackrest' },
  redis: { file: '/usr/bin/redis-server', package: 'redis-server' },
  prometheus: { file: '/usr/bin/prometheus', package: 'prometheus' },
  promtool: { file: '/usr/bin/promtool', package: 'prometheus' },
  // A library that shows a process another time than the machine's.
  faketime: { file: findLibrary('faketime/libfaketimeMT.so.1'), package: 'libfaketime' },
  haproxy: { file: '/usr/sbin/haproxy', package: 'haproxy' },
} as const

export type ProgramName = keyof typeof PROGRAMS

export const findProgram = (name: ProgramName): string => PROGRAMS[name].file

/** @throws Error that says in one line what the system lacks */
export function requirePrograms(names: readonly ProgramName[]): void {
  const missing = names.map((name) => PROGRAMS[name]).filter(({ file }) => !existsSync(file))
  if (missing.length === 0) return
  const packages = [...new Set(missing.map((each) => each.package))].join(' ')
  throw new Error(`The system lacks ${packages} (Debian: apt-get install ${packages}).`)
}
