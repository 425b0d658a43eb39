import type { DatabaseNode } from './database-node.ts'

/** An address of the balancer, and the servers behind it. */
type Listener = { name: string; port: number; lines: readonly string[] }

const DEFAULTS = [
  'defaults',
  '  timeout connect 1s',
  '  timeout client 30m',
  '  timeout server 30m',
  '  timeout check 1s',
]

/** HAProxy's settings before databases: each listener asks Patroni which node serves it. */
export const buildDatabaseSettings = (listeners: readonly Listener[]): string =>
  [
    ...DEFAULTS,
    ...listeners.flatMap(({ name, port, lines }) => [
      `listen ${name}`,
      '  mode tcp',
      `  bind 127.0.0.1:${port}`,
      ...lines,
    ]),
    '',
  ].join('\n')

/**
 * The servers that answer Patroni's address with 200. Connections to one that no longer does are
 * closed, so that a pool notices at once and does not write to a former primary.
 */
export const listServers = (address: string, nodes: readonly DatabaseNode[]): string[] => [
  `  option httpchk GET ${address}`,
  '  http-check expect status 200',
  '  default-server inter 500ms fall 1 rise 1 on-marked-down shutdown-sessions',
  ...nodes.map(
    ({ name, port, controlPort }) => `  server ${name} 127.0.0.1:${port} check port ${controlPort}`,
  ),
]
