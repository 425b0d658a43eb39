import { parseArgs } from 'node:util'
import { rotatePasswords } from '#database/embedded/rotate-passwords.ts'
import { findDatabaseOwner } from '#database/embedded/start.ts'
import { systemClock } from '#platform/clock.ts'
import { endAllSessions } from '#modules/people/identity/service/sessions.ts'
import { rotateOwnKey } from '#modules/people/one-time-codes/service/code-keys.ts'
import { loadConfig } from '../lib/load-config.ts'
import { withShopDatabase } from '../lib/shop-database.ts'
import type { AdminCommand } from './admin-command.ts'

const usage = '[--codes] [--sessions] [--database]'

/** After a backup or a machine came into wrong hands. */
export const rotateSecretsCommand: AdminCommand = {
  usage,
  about: [
    "--codes     replaces the database's own key of one-time codes; codes on their way are asked for anew",
    '            (ONE_TIME_CODE_KEYS is changed by hand: docs/operating/passwords-and-keys.md)',
    '--sessions  signs everybody out, buyers and staff',
    '--database  replaces both passwords of the embedded PostgreSQL; the shop has to be closed',
  ],
  async run(args) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        codes: { type: 'boolean' },
        sessions: { type: 'boolean' },
        database: { type: 'boolean' },
      },
    })
    const { codes, sessions, database } = values
    if (!codes && !sessions && !database)
      throw new Error(`npm run admin -- rotate-secrets ${usage}`)
    // First what may be refused, so that nothing is done by half.
    if (database) await rotateDatabasePasswords()
    if (codes || sessions)
      await withShopDatabase(async ({ db }) => {
        const deps = { db, clock: systemClock }
        if (codes) await rotateOwnKey(deps)
        if (codes) console.log('One-time codes have a new key.')
        if (sessions) console.log(`${await endAllSessions(deps)} sessions were ended.`)
      })
  },
}

async function rotateDatabasePasswords(): Promise<void> {
  const { databaseUrl, dataDir, embeddedPort: port } = loadConfig()
  if (databaseUrl)
    throw new Error(
      'DATABASE_URL is set: change the password there, and the variable of every process.',
    )
  const owner = findDatabaseOwner(dataDir)
  if (owner)
    throw new Error(
      `Process ${owner} has the shop open and would lose its database: stop it first.`,
    )
  await rotatePasswords({ dataDir, port, printLine: (line) => console.log(line) })
  console.log('The passwords of the database are new. Older archives have the old ones.')
}
