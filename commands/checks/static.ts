import { resolveBin } from '../lib/project.ts'
import { runNode } from '../lib/run-node.ts'
import type { CheckResult } from './check-result.ts'

/** Types and unused code are read with the types of the routes, which a fresh clone does not have yet. */
const GENERATE_ROUTE_TYPES = ['react-router', 'typegen']

/**
 * The checks that read the code without running it, each as the commands to run.
 */
export const STATIC_CHECKS: Record<string, readonly (readonly string[])[]> = {
  lint: [['oxlint', '--deny-warnings']],
  types: [GENERATE_ROUTE_TYPES, ['tsc', '--noEmit', '-p', '.']],
  unused: [GENERATE_ROUTE_TYPES, ['knip']],
}

/** Runs a check's commands until one fails, and prints the output of the failing one. */
export async function runStatic(name: string, signal: AbortSignal): Promise<CheckResult> {
  for (const [program = '', ...args] of STATIC_CHECKS[name] ?? []) {
    const { code, output } = await runNode([resolveBin(program), ...args], { signal })
    if (code === 0) continue
    console.log(output.trim())
    return { passed: 0, failed: 1, note: `${program} ended with code ${code}` }
  }
  return { passed: 1, failed: 0 }
}
