import path from 'node:path'
import { readDayOptions } from '#faults/day/day-options.ts'
import { replayDay, SLOW_MS } from '#faults/day/replay.ts'
import { formatAudit, formatDay, formatSteps } from '#faults/day/report-day.ts'
import { VISITORS } from '#faults/day/visitors/all.ts'
import { openFaultContext } from '#faults/run.ts'
import { loadConfig } from './lib/load-config.ts'
import { startLifetime } from './lib/lifetime.ts'
import { buildWeb } from './lib/web-build.ts'

// `npm run day`: replays a day of a shop with everybody who comes to it, and looks at the end whether every order,
// payment, stock and the ledger add up. Progress goes to standard error, the figures to standard output.
const printLine = (line: string) => console.error(line)
const lifetime = startLifetime(printLine)
const { endSignal } = lifetime

try {
  const names = VISITORS.map(({ name }) => name)
  const options = readDayOptions(process.argv.slice(2), names)
  if (!options.url) await buildWeb(printLine, endSignal)
  const { context, close } = openFaultContext({ printLine, endSignal })
  await lifetime.onEnd(async () => void (await close()))
  const dataDir = path.join(loadConfig().dataDir, 'bench')
  const { results, logged, record, audit } = await replayDay(context, { ...options, dataDir })
  console.log(`\n${results.map(formatDay).join('\n\n')}`)
  if (options.isRising)
    console.log(`\nUntil the p95 is above ${SLOW_MS} ms:\n\n${formatSteps(results)}`)
  for (const reason of logged.slice(0, 10)) console.log(`the shop logged: ${reason}`)
  const { orders, failures } = await audit()
  console.log(`\n${formatAudit(orders, failures, record.payments.length)}`)
  await lifetime.end(failures.length === 0 ? 0 : 1)
} catch (error) {
  if (!endSignal.aborted) console.error(error instanceof Error ? error.message : error)
  await lifetime.end(endSignal.aborted ? 0 : 1)
}
