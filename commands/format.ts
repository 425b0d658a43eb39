import { tool } from './steps/project.ts'
import { runNode } from './steps/tool.ts'

// `npm run format`: white space as .oxfmtrc.json says; `-- --check` only looks.
const { code } = await runNode([tool('oxfmt'), ...process.argv.slice(2)], {
  show: true,
  signal: new AbortController().signal,
})
process.exitCode = code
