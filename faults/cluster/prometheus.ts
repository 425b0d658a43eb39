import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { PROJECT_ROOT } from '#commands/lib/project.ts'
import { findFreePort } from '#database/embedded/port.ts'
import { waitFor } from '../wait.ts'
import { findProgram, requirePrograms } from './programs.ts'
import { runProgram, type ClusterContext } from './run-program.ts'

/** A process to scrape: its address and role. */
export type ScrapedProcess = { origin: string; role: string }

export type Prometheus = {
  readonly url: string
  /** The alerts that fire now: `ShopAway 127.0.0.1:4711`, or only the name if the alert is not about one process. */
  listFiring(): Promise<string[]>
  /** How many processes answer. */
  countUp(): Promise<number>
}

const RULES = path.join(PROJECT_ROOT, 'docs', 'prometheus-rules.yml')
const runFile = promisify(execFile)

/**
 * Starts Prometheus with the rules of `docs/prometheus-rules.yml`; it asks each process every `everySeconds`.
 * @throws Error where it is not installed, or finds a fault in the rules
 */
export async function startPrometheus(
  context: ClusterContext,
  { processes, everySeconds }: { processes: readonly ScrapedProcess[]; everySeconds: number },
): Promise<Prometheus> {
  requirePrograms(['prometheus', 'promtool'])
  await runFile(findProgram('promtool'), ['check', 'rules', RULES])
  const folder = path.join(context.scratch, 'prometheus')
  fs.mkdirSync(folder)
  const settings = path.join(folder, 'prometheus.yml')
  // JSON is YAML.
  fs.writeFileSync(settings, JSON.stringify(buildSettings(processes, everySeconds), null, 2))
  const port = await findFreePort()
  const prometheus = runProgram(context, {
    name: 'prometheus',
    file: findProgram('prometheus'),
    args: [
      `--config.file=${settings}`,
      `--storage.tsdb.path=${path.join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=warn',
    ],
  })
  const url = `http://127.0.0.1:${port}`
  const ask = async <T>(question: string): Promise<T> => {
    const response = await fetch(`${url}/api/v1/${question}`)
    return ((await response.json()) as { data: T }).data
  }
  await waitFor('Prometheus answers', 20_000, async () => {
    const ended = prometheus.findEnd()
    if (ended) throw new Error(ended)
    const response = await fetch(`${url}/-/ready`).catch(() => undefined)
    return response?.ok || undefined
  })
  return {
    url,
    async listFiring() {
      const { alerts } = await ask<{ alerts: Alert[] }>('alerts')
      return alerts
        .filter(({ state }) => state === 'firing')
        .map(({ labels: { alertname, instance } }) => [alertname, instance].join(' ').trim())
        .toSorted()
    },
    async countUp() {
      const { activeTargets } = await ask<{ activeTargets: { health: string }[] }>('targets')
      return activeTargets.filter(({ health }) => health === 'up').length
    },
  }
}

type Alert = { state: string; labels: { alertname: string; instance?: string } }

/** On real machines `scrape_configs` has a token: `authorization: { credentials: … }`. */
const buildSettings = (processes: readonly ScrapedProcess[], everySeconds: number) => ({
  global: { scrape_interval: `${everySeconds}s`, evaluation_interval: `${everySeconds}s` },
  rule_files: [RULES],
  scrape_configs: [
    {
      job_name: 'pondasi',
      static_configs: processes.map(({ origin, role }) => ({
        targets: [new URL(origin).host.replace('localhost', '127.0.0.1')],
        labels: { role },
      })),
    },
  ],
})
