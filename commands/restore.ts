import { restoreArchive } from './lib/restore-archive.ts'
import { runCommand } from './lib/run-command.ts'

// `npm run restore -- /backups/pondasi-….tar.zst`
await runCommand(() => restoreArchive(process.argv.slice(2)))
