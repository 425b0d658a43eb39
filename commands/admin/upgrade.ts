import { installEarlierBinaries } from '#database/upgrade/earlier-binaries.ts'
import { upgradeCluster } from '#database/upgrade/upgrade-cluster.ts'
import { findDatabaseOwner } from '#database/embedded/start.ts'
import { formatElapsed } from '../lib/progress.ts'
import { loadConfig } from '../lib/load-config.ts'
import type { AdminCommand } from './admin-command.ts'

/** When a release brings a newer PostgreSQL than the one that made the data folder. */
export const upgradeCommand: AdminCommand = {
  usage: '',
  about: [
    'Copies the embedded database of an earlier PostgreSQL into one of the version that this release brings.',
    'The shop has to be closed. The programs of the earlier version are installed for that with npm.',
    'The folder of before stays beside the new one, unchanged, until somebody removes it.',
  ],
  async run() {
    const startedAt = performance.now()
    const { databaseUrl, dataDir } = loadConfig()
    if (databaseUrl)
      throw new Error('DATABASE_URL is set: upgrade that PostgreSQL with its own tools.')
    const owner = findDatabaseOwner(dataDir)
    if (owner) throw new Error(`Process ${owner} has the shop open: stop it first.`)
    const printLine = (line: string) => console.log(line)
    const { earlier, current, previousFolder, tables, rows } = await upgradeCluster({
      dataDir,
      printLine,
      findBinaries: (version) => installEarlierBinaries(version, dataDir, printLine),
    })
    printLine(
      `PostgreSQL ${earlier} is now ${current}: ${rows} rows of ${tables} tables, each compared (${formatElapsed(startedAt)}).`,
    )
    printLine(`What was before is in ${previousFolder}; remove it once the shop has sold again.`)
  },
}
