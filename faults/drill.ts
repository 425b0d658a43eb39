import type { PrintLine } from '#commands/lib/progress.ts'

/**
 * A fault or an attack that the shop has to survive, tried on a real shop in a process of its own.
 *
 * To add one: a file in `faults/drills/` that exports a `Drill`, and its line in
 * `faults/drills/all.ts`. `run` starts what it needs (`startShop` in `shop-process.ts`, orders in
 * `order-load.ts`), does the damage, and returns what it measured. Everything that it starts it
 * registers with `context.onEnd`, so that nothing outlives the drill. What must hold and does not
 * goes into `failures`; a drill without any has passed.
 */
export type Drill = {
  /** What `--only` takes: `kill-database`. */
  name: string
  /** One line for the table: what is done to the shop. */
  title: string
  /** How often the damage is done, unless `--rounds` says otherwise. */
  rounds: number
  run(context: DrillContext): Promise<DrillResult>
}

export type DrillContext = {
  rounds: number
  /** A folder for this drill alone, which PostgreSQL may enter. It is deleted after the drill. */
  scratch: string
  /** Progress, not results. */
  printLine: PrintLine
  /** Aborts at Ctrl-C. */
  endSignal: AbortSignal
  /** Registers what ends with the drill, however it ends; the last one first. */
  onEnd(cleanup: () => Promise<unknown>): void
}

export type DrillResult = {
  /** What did not hold, one sentence each. */
  failures: string[]
  /** Further measurements, one line each. */
  figures?: string[]
  /** How long the shop took after each round until everything worked again (ms). */
  recoveriesMs?: readonly number[]
  orders?: OrderAudit
}

/** Acknowledged orders compared with the database. */
export type OrderAudit = {
  acknowledged: number
  /** Acknowledged, and not there. */
  missing: number
  /** There, although unacknowledged, or twice. */
  surplus: number
}
