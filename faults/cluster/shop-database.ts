import pg from 'pg'
import { listRoleTimeouts } from './pooler-settings.ts'

/** A PostgreSQL on this machine. */
type DatabaseServer = { port: number }

/** The shop's role owns its database and is not a superuser. */
export async function createShopDatabase(
  node: DatabaseServer,
  superuserPassword: string,
  password: string,
): Promise<void> {
  await runAsSuperuser(node, superuserPassword, 'postgres', [
    `create role pondasi login password '${password}'`,
    'create database pondasi owner pondasi',
    ...listRoleTimeouts('pondasi', 'pondasi'),
  ])
  await runAsSuperuser(
    node,
    superuserPassword,
    'pondasi',
    ['pg_trgm', 'unaccent', 'btree_gin'].map((name) => `create extension ${name}`),
  )
}

export async function runAsSuperuser(
  { port }: DatabaseServer,
  password: string,
  database: string,
  statements: readonly string[],
): Promise<void> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password, database })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}
