export type PoolMode = 'session' | 'transaction'

type PoolerSettings = { target: URL; port: number; users: string; mode: PoolMode }

/** Settings of connections that PgBouncer does not pass on: the role has them instead. */
const IGNORED = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']

/**
 * PgBouncer's settings before one database. In session mode a server connection belongs to a client until
 * it leaves, and a process keeps its connections: the pool has to have room for all of them.
 */
export const buildPoolerSettings = ({ target, port, users, mode }: PoolerSettings): string =>
  [
    '[databases]',
    `${target.pathname.slice(1)} = host=${target.hostname} port=${target.port}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = scram-sha-256',
    `auth_file = ${users}`,
    `pool_mode = ${mode}`,
    `default_pool_size = ${mode === 'session' ? 120 : 20}`,
    'max_client_conn = 1000',
    `ignore_startup_parameters = ${IGNORED.join(',')}`,
    // A request is answered within three seconds; who waits longer for a connection gets a 503.
    'query_wait_timeout = 2',
    // A server that a failover has left is tried again soon.
    'server_login_retry = 1',
    'server_connect_timeout = 2',
    '',
  ].join('\n')

/** Statements that give the role the timeouts of a request, which PgBouncer would not pass on. */
export const listRoleTimeouts = (role: string, database: string): string[] =>
  [
    ['statement_timeout', '2400ms'],
    ['lock_timeout', '1s'],
    ['idle_in_transaction_session_timeout', '10s'],
  ].map(([name, value]) => `alter role ${role} in database ${database} set ${name} = '${value}'`)
