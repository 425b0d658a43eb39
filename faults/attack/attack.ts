import { setTimeout as pause } from 'node:timers/promises'
import type { Drill, DrillContext, DrillResult } from '../drill.ts'
import { seedDataFolder } from '../seeded-data.ts'
import { startShop, type ShopProcess } from '../shop-process.ts'
import { watchMemory } from './memory.ts'
import { describeWaits, findFailures, findLongest } from './probe-samples.ts'
import { startProbe } from './start-probe.ts'

/** One kind of attack that any visitor can send. */
export type Attack = {
  /** `attack-pictures` */
  name: string
  title: string
  /** Whether it needs the demo's whole catalogue; otherwise the tests' small one. */
  needsWholeCatalogue?: boolean
  /** Runs before the shop starts, with its data folder. */
  prepare?(dataDir: string, context: DrillContext): Promise<void>
  strike(target: AttackTarget): Promise<void>
}

export type AttackTarget = {
  shop: ShopProcess
  /** Counts what the attacker got, such as a status. */
  tally(outcome: string): void
}

/** How long anybody else may wait, and the usual memory of a shop (MB). */
const MAX_WAIT_MS = 2_000
const USUAL_MEMORY_MB = 350
const MAX_MEMORY_GROWTH = 1.2
/**
 * Without an attack, responses must be faster than this; otherwise the machine is too busy to measure anything (ms).
 */
const MAX_QUIET_WAIT_MS = 500
const QUIET_MS = 5_000
const REST_MS = 60_000

/**
 * A drill that attacks a shop while others use it. It fails when one of these waits longer than two
 * seconds or is refused, when the process ends, and when its memory a minute later is neither below
 * 350 MB nor at most a fifth above what it was before.
 */
export const defineAttack = (attack: Attack): Drill => ({
  name: attack.name,
  title: attack.title,
  rounds: 1,
  run: (context) => runAttack(attack, context),
})

async function runAttack(attack: Attack, context: DrillContext): Promise<DrillResult> {
  const shop = await openShop(attack, context)
  const tallies = new Map<string, number>()
  const tally = (outcome: string) => void tallies.set(outcome, (tallies.get(outcome) ?? 0) + 1)
  const memory = watchMemory(shop)
  context.onEnd(async () => memory.stop())
  const probe = await startProbe(context, shop)
  await pause(QUIET_MS)
  const memoryBefore = shop.readMemoryMb()
  const begunAt = Date.now()
  for (let round = 0; round < context.rounds; round++) await attack.strike({ shop, tally })
  const endedAt = Date.now()
  const samples = await probe.finish()
  const end = shop.findEnd()
  if (end) return { failures: [end] }
  await pause(REST_MS, undefined, { signal: context.endSignal })
  const memoryAfter = shop.readMemoryMb()

  const during = samples.filter(({ sentAt }) => sentAt >= begunAt)
  const before = samples.filter(({ sentAt }) => sentAt < begunAt - 1_000)
  const failures = findFailures(during).map((answer) => `others got ${answer}`)
  if (findLongest(before) > MAX_QUIET_WAIT_MS)
    failures.push(
      `the machine is too busy to tell: others waited ${findLongest(before)} ms before the attack`,
    )
  if (findLongest(during) > MAX_WAIT_MS)
    failures.push(`others waited ${findLongest(during)} ms, over ${MAX_WAIT_MS}`)
  const maxMemory = Math.max(USUAL_MEMORY_MB, memoryBefore * MAX_MEMORY_GROWTH)
  if (memoryAfter > maxMemory)
    failures.push(`${memoryAfter} MB a minute after, over ${Math.round(maxMemory)}`)
  return {
    failures,
    figures: [
      `others waited at most ${describeWaits(during)}; before it ${findLongest(before)} ms`,
      `the attacker got ${describeTallies(tallies)} in ${((endedAt - begunAt) / 1000).toFixed(1)} s`,
      `memory ${memoryBefore} MB, at most ${memory.findPeakMb()}, a minute after ${memoryAfter}`,
    ],
  }
}

/** A shop behind a proxy, so that the attack and everybody else come from networks of their own. */
async function openShop(attack: Attack, context: DrillContext): Promise<ShopProcess> {
  const env = { TRUSTED_PROXIES: '127.0.0.1,::1' }
  if (attack.needsWholeCatalogue) return startShop(context, { env: { ...env, DEMO: '1' } })
  const dataDir = await seedDataFolder(context)
  await attack.prepare?.(dataDir, context)
  return startShop(context, { dataDir, env: { ...env, DEMO: '0' } })
}

const describeTallies = (tallies: ReadonlyMap<string, number>): string =>
  [...tallies].map(([outcome, count]) => `${count} × ${outcome}`).join(', ') || 'nothing'
