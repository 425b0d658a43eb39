import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { formatElapsed, type PrintLine } from '#commands/lib/progress.ts'
import type { Drill, DrillContext, DrillResult } from './drill.ts'

export type DrillReport = { drill: Drill; rounds: number; elapsed: string; result: DrillResult }

type RunOptions = {
  rounds: number | undefined
  printLine: PrintLine
  endSignal: AbortSignal
}

/** Runs one drill in a folder of its own and ends everything that it started. */
export async function runDrill(drill: Drill, options: RunOptions): Promise<DrillReport> {
  const { printLine, endSignal } = options
  const rounds = options.rounds ?? drill.rounds
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'pondasi-faults-'))
  fs.chmodSync(scratch, 0o711)
  const cleanups: (() => Promise<unknown>)[] = []
  const context: DrillContext = {
    rounds,
    scratch,
    printLine: (line) => printLine(`  ${line}`),
    endSignal,
    onEnd: (cleanup) => void cleanups.push(cleanup),
  }
  const startedAt = performance.now()
  printLine(`${drill.name}: ${drill.title}`)
  const result = await drill.run(context).catch(toFailedResult)
  for (let cleanup = cleanups.pop(); cleanup; cleanup = cleanups.pop())
    await cleanup().catch((thrown: unknown) =>
      result.failures.push(...toFailedResult(thrown).failures),
    )
  fs.rmSync(scratch, { recursive: true, force: true })
  return { drill, rounds, elapsed: formatElapsed(startedAt), result }
}

const toFailedResult = (thrown: unknown): DrillResult => ({
  failures: [thrown instanceof Error ? thrown.message : String(thrown)],
})
