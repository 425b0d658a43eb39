import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { readConfig } from '#server/config/config.ts'
import { startDayShop, type DayShape } from '#faults/day/day-shop.ts'
import { readProcessorTime } from '#faults/day/processor-time.ts'
import type { DrillContext } from '#faults/drill.ts'
import { prepareSellableVariants } from '../data/sellable-variants.ts'
import type { BenchContext, Measure, Measurement } from '../measures/measure.ts'
import { makeShopEnvironment, startReferences } from '../run.ts'
import { startServerProcess } from '../server-process.ts'
import { watchLoads } from '../usage.ts'

export type ShapeOptions = {
  shape: DayShape
  products: number
  seconds: number
  /** Where filled databases are kept. */
  dataDir: string
  measures: readonly Measure[]
}

/** What was measured on a shape, by the name of its measure: an error where that failed. */
export type ShapeResult = {
  shape: DayShape
  processes: number
  byName: Map<string, Measurement | Error>
}

/** Starts a shop of this shape with references on the same database, takes measures, and counts what they took of the machine. */
export async function measureShape(
  context: DrillContext,
  options: ShapeOptions,
): Promise<ShapeResult> {
  const { shape, products, seconds, dataDir, measures } = options
  const { origin, databaseUrl, pids } = await startDayShop(context, { shape, products, dataDir })
  const shop = origin.replace('localhost', '127.0.0.1')
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 })
  context.onEnd(() => pool.end())
  watchLoads(shop, async () => {
    const time = await readProcessorTime(pids, pool)
    return time && { ...time, ...readMachineTime() }
  })
  const references = await startReferences(async (script, env = {}) => {
    const child = await startServerProcess(script, env)
    context.onEnd(child.stop)
    return child.url
  }, databaseUrl)
  const files = path.join(context.scratch, 'bench')
  fs.mkdirSync(files, { recursive: true })
  const config = readConfig(makeShopEnvironment(databaseUrl, files, Number(new URL(shop).port)))
  const variantIds = await prepareSellableVariants(pool)
  const bench: BenchContext = { shop, references, pool, config, variantIds, seconds }
  const byName = new Map<string, Measurement | Error>()
  for (const measure of measures) {
    context.endSignal.throwIfAborted()
    context.printLine(`Measuring ${measure.what} on ${shape} …`)
    byName.set(
      measure.name,
      await measure
        .run(bench)
        .catch((thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)))),
    )
  }
  return { shape, processes: pids.length, byName }
}

/** What all cores have done so far, for any process (ms). */
function readMachineTime(): { busyMs: number; idleMs: number } {
  const times = os.cpus().map((core) => core.times)
  const sum = (pick: (each: (typeof times)[number]) => number) =>
    times.reduce((all, each) => all + pick(each), 0)
  return {
    busyMs: sum(({ user, nice, sys, irq }) => user + nice + sys + irq),
    idleMs: sum(({ idle }) => idle),
  }
}
