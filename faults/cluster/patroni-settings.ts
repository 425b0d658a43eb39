import path from 'node:path'
import { POSTGRES_BIN } from './programs.ts'

export type DatabaseAccess = { superuserPassword: string; replicationPassword: string }

type NodeSettings = {
  name: string
  folder: string
  port: number
  controlPort: number
  etcd: string
  access: DatabaseAccess
}

/**
 * Patroni's settings of one node. An acknowledged commit is on both nodes (`synchronous_mode`);
 * with a dead standby the primary goes on alone. A primary that is silent for `ttl` seconds is
 * replaced: the shortest that Patroni takes with these pauses is loop_wait + 2 × retry_timeout.
 */
export const buildPatroniSettings = ({
  name,
  folder,
  port,
  controlPort,
  etcd,
  access,
}: NodeSettings) => ({
  scope: 'pondasi',
  name,
  etcd3: { host: etcd },
  restapi: {
    listen: `127.0.0.1:${controlPort}`,
    connect_address: `127.0.0.1:${controlPort}`,
  },
  bootstrap: {
    dcs: {
      ttl: 8,
      loop_wait: 2,
      retry_timeout: 3,
      maximum_lag_on_failover: 1_048_576,
      synchronous_mode: true,
      postgresql: {
        use_pg_rewind: true,
        parameters: { max_connections: 200, wal_keep_size: '256MB' },
      },
    },
    initdb: ['data-checksums', { encoding: 'UTF8' }, { locale: 'C.UTF-8' }],
    pg_hba: [
      'local all all scram-sha-256',
      'host all all 127.0.0.1/32 scram-sha-256',
      'host replication replicator 127.0.0.1/32 scram-sha-256',
    ],
  },
  postgresql: {
    listen: `127.0.0.1:${port}`,
    connect_address: `127.0.0.1:${port}`,
    data_dir: path.join(folder, 'data'),
    bin_dir: POSTGRES_BIN,
    pgpass: path.join(folder, 'pgpass'),
    authentication: {
      superuser: { username: 'postgres', password: access.superuserPassword },
      replication: { username: 'replicator', password: access.replicationPassword },
    },
    parameters: { unix_socket_directories: folder },
  },
})
