import path from 'node:path'
import { findFreePort } from '#database/embedded/port.ts'
import { waitFor } from '../wait.ts'
import { findProgram } from './programs.ts'
import { runProgram, type ClusterContext } from './run-program.ts'

/**
 * Starts etcd, in which Patroni keeps who the primary is. One node: three would be on as many
 * machines. Returns its `host:port`.
 */
export async function startEtcd(context: ClusterContext): Promise<string> {
  const client = `http://127.0.0.1:${await findFreePort()}`
  const peer = `http://127.0.0.1:${await findFreePort()}`
  const etcd = runProgram(context, {
    name: 'etcd',
    file: findProgram('etcd'),
    args: [
      `--data-dir=${path.join(context.scratch, 'etcd')}`,
      `--listen-client-urls=${client}`,
      `--advertise-client-urls=${client}`,
      `--listen-peer-urls=${peer}`,
      `--initial-advertise-peer-urls=${peer}`,
      `--initial-cluster=default=${peer}`,
      '--logger=zap',
    ],
  })
  await waitFor('etcd answers', 10_000, async () => {
    const ended = etcd.findEnd()
    if (ended) throw new Error(ended)
    const response = await fetch(`${client}/health`).catch(() => undefined)
    return response?.ok || undefined
  })
  return new URL(client).host
}
