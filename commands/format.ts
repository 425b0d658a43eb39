import { resolveBin } from './lib/project.ts'
import { runNode } from './lib/run-node.ts'

// `npm run format`: white space as .oxfmtrc.json says; `-- --check` only looks.
const { code } = await runNode([resolveBin('oxfmt'), ...process.argv.slice(2)], {
  show: true,
  signal: new AbortController().signal,
})
process.exitCode = code
