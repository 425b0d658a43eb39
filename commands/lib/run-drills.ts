import type { Drill } from '#faults/drill.ts'
import { readOptions } from '#faults/options.ts'
import { formatReport } from '#faults/report.ts'
import { runDrill, type DrillReport } from '#faults/run.ts'
import { startLifetime } from './lifetime.ts'
import { buildWeb } from './web-build.ts'

/**
 * Runs the drills that the arguments select, and ends the process: with 1 if one fails. Progress
 * goes to standard error, the table to standard output.
 */
export async function runDrills(command: string, drills: readonly Drill[]): Promise<void> {
  const printLine = (line: string) => console.error(line)
  const lifetime = startLifetime(printLine)
  const { endSignal } = lifetime
  try {
    const names = drills.map(({ name }) => name)
    const { only, rounds } = readOptions(command, process.argv.slice(2), names)
    const selected = drills.filter(({ name }) => only.length === 0 || only.includes(name))
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
}
