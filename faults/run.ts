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

type ContextOptions = Omit<RunOptions, 'rounds'> & { rounds?: number }

/** Opens a folder of its own, and what ends everything that was started in it. */
export function openFaultContext({ printLine, endSignal, rounds = 1 }: ContextOptions) {
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
  /** Ends what was started, the last one first. Resolves with what failed in it. */
  async function close(): Promise<string[]> {
    const failures: string[] = []
    for (let cleanup = cleanups.pop(); cleanup; cleanup = cleanups.pop())
      await cleanup().catch((thrown: unknown) => failures.push(...toFailedResult(thrown).failures))
    fs.rmSync(scratch, { recursive: true, force: true })
    return failures
  }
  return { context, close }
}

/** Runs one drill in a folder of its own and ends everything that it started. */
export async function runDrill(drill: Drill, options: RunOptions): Promise<DrillReport> {
  const rounds = options.rounds ?? drill.rounds
  const { context, close } = openFaultContext({ ...options, rounds })
  const startedAt = performance.now()
  options.printLine(`${drill.name}: ${drill.title}`)
  const result = await drill.run(context).catch(toFailedResult)
  result.failures.push(...(await close()))
  return { drill, rounds, elapsed: formatElapsed(startedAt), result }
}

const toFailedResult = (thrown: unknown): DrillResult => ({
  failures: [thrown instanceof Error ? thrown.message : String(thrown)],
})
