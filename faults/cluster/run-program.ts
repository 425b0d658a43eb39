import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import type { OsUser } from '#database/embedded/os-user.ts'
import type { DrillContext } from '../drill.ts'

/** What a part of the cluster needs of the drill or the command that starts it. */
export type ClusterContext = Omit<DrillContext, 'rounds'>

export type RunningProgram = {
  readonly pid: number
  /** Why it ended, with the end of its output; undefined while it runs. */
  findEnd(): string | undefined
  /** Sends a signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<void>
}

type ProgramOptions = {
  /** Its name in messages, and of its log. */
  name: string
  file: string
  args: readonly string[]
  osUser?: OsUser
  /** What ends it in good order; PostgreSQL would wait for its clients at SIGTERM. */
  endSignal?: NodeJS.Signals
}

/** Runs a program in the foreground; it ends with the cluster. */
export function runProgram(
  context: ClusterContext,
  { name, file, args, osUser = {}, endSignal = 'SIGTERM' }: ProgramOptions,
): RunningProgram {
  const logFile = path.join(context.scratch, `${name}.log`)
  const output = fs.openSync(logFile, 'a')
  const child = spawn(file, args, {
    ...osUser,
    cwd: '/',
    env: { PATH: process.env['PATH'], HOME: '/nonexistent', LC_ALL: 'C.UTF-8' },
    stdio: ['ignore', output, output],
  })
  fs.closeSync(output)
  const exited = once(child, 'exit')
  const findEnd = () => {
    if (child.exitCode === null && child.signalCode === null) return undefined
    const end = fs.readFileSync(logFile, 'utf8').trim().slice(-1_500)
    return `${name} ended with ${child.signalCode ?? `code ${child.exitCode}`}:\n${end}`
  }
  const end = async (signal: NodeJS.Signals) => {
    if (findEnd() === undefined) child.kill(signal)
    await exited
  }
  context.onEnd(() => end(endSignal))
  return { pid: child.pid ?? 0, findEnd, end }
}
