import { backUp } from './lib/back-up.ts'
import { runCommand } from './lib/run-command.ts'

// `npm run backup -- /backups --keep 14`
await runCommand(() => backUp(process.argv.slice(2)))
