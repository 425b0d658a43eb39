import { DRILLS } from '#faults/drills/all.ts'
import { readOptions } from '#faults/options.ts'
import { formatReport } from '#faults/report.ts'
import { runDrill, type DrillReport } from '#faults/run.ts'
import { startLifetime } from './lib/lifetime.ts'
import { buildWeb } from './lib/web-build.ts'

// `npm run faults`: breaks and attacks a shop on purpose and looks whether it recovers, without
// losing anything that it has acknowledged. Exits with 1 if a drill fails. Progress goes to standard
// error, the table to standard output.
const printLine = (line: string) => console.error(line)
const lifetime = startLifetime(printLine)
const { endSignal } = lifetime

try {
  const { only, rounds } = readOptions(
    process.argv.slice(2),
    DRILLS.map(({ name }) => name),
  )
  const selected = DRILLS.filter(({ name }) => only.length === 0 || only.includes(name))
  await buildWeb(printLine, endSignal)
  const reports: DrillReport[] = []
  for (const drill of selected) {
    const running = runDrill(drill, { rounds, printLine, endSignal })
    await lifetime.onEnd(() => running.then(() => {}))
    reports.push(await running)
  }
  console.log(`\n${formatReport(reports)}`)
  await lifetime.end(reports.every(({ result }) => result.failures.length === 0) ? 0 : 1)
} catch (error) {
  if (!endSignal.aborted) console.error(error instanceof Error ? error.message : error)
  await lifetime.end(endSignal.aborted ? 0 : 1)
}
