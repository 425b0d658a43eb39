import type { AdminCommand } from './admin/admin-command.ts'
import { CREATE_ADMIN_USAGE, createFirstAdmin } from './admin/create-admin.ts'
import { migrateCommand } from './admin/migrate.ts'
import { reindexCommand } from './admin/reindex.ts'
import { rotateSecretsCommand } from './admin/rotate-secrets.ts'
import { upgradeCommand } from './admin/upgrade.ts'
import { backUp, BACKUP_USAGE } from './lib/back-up.ts'
import { restoreArchive, RESTORE_USAGE } from './lib/restore-archive.ts'
import { runCommand } from './lib/run-command.ts'

// `npm run admin -- rina@toko.id "Rina Maharani"`, or one of these by name.
const COMMANDS: Readonly<Record<string, AdminCommand>> = {
  migrate: migrateCommand,
  backup: {
    usage: BACKUP_USAGE,
    about: [
      'The embedded database and all files of one moment in one archive, while the shop is open or not.',
      '--keep removes the oldest archives of the folder.',
    ],
    run: backUp,
  },
  restore: {
    usage: RESTORE_USAGE,
    about: [
      'An archive of `backup` into an empty DATA_DIR, after every file was compared with its checksum.',
    ],
    run: restoreArchive,
  },
  reindex: reindexCommand,
  'rotate-secrets': rotateSecretsCommand,
  upgrade: upgradeCommand,
}

const [name = '--help', ...rest] = process.argv.slice(2)
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
if (name === '--help') {
  console.log(CREATE_ADMIN_USAGE)
  console.log('  Prints a link at which the first admin chooses a password.')
  for (const each of Object.keys(COMMANDS)) printHelp(each)
} else if (command && rest.includes('--help')) printHelp(name)
else await runCommand(() => (command ? command.run(rest) : createFirstAdmin([name, ...rest])))

function printHelp(each: string): void {
  const { usage, about } = COMMANDS[each]!
  console.log(`npm run admin -- ${each} ${usage}`.trim())
  for (const line of about) console.log(`  ${line}`)
}
