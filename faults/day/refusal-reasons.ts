import fs from 'node:fs'
import path from 'node:path'

/** A line of the shop's log, as far as it is read here. */
type LogLine = { msg?: string; err?: { message?: string } }

/**
 * Why the shop's processes refused or failed, as they logged it, the most frequent first: a 503 says only that it may be tried
 * again. `database contended: no turn in lane cart within 1500 ms (12)`.
 */
export function listLoggedReasons(folder: string): string[] {
  const counts = new Map<string, number>()
  const logs = fs.readdirSync(folder).filter((name) => /^shop-\d+\.log$/.test(name))
  for (const name of logs)
    for (const line of fs.readFileSync(path.join(folder, name), 'utf8').split('\n')) {
      const reason = readReason(line)
      if (reason) counts.set(reason, (counts.get(reason) ?? 0) + 1)
    }
  return [...counts].sort(([, a], [, b]) => b - a).map(([reason, count]) => `${reason} (${count})`)
}

function readReason(line: string): string | undefined {
  if (!/^\{.*\}$/.test(line)) return undefined
  const { msg, err } = JSON.parse(line) as LogLine
  return err?.message ? `${msg}: ${err.message}` : undefined
}
