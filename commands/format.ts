import { resolveBin } from './lib/project.ts'
import { runNode } from './lib/run-node.ts'

// `npm run format`: formats all files by .oxfmtrc.json; `-- --check` only checks.
const { code } = await runNode([resolveBin('oxfmt'), ...process.argv.slice(2)], {
  show: true,
  signal: new AbortController().signal,
})
process.exitCode = code
