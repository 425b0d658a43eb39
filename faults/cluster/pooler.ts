import fs from 'node:fs'
import path from 'node:path'
import { changeOwner, resolveOsUser } from '#database/embedded/os-user.ts'
import { findFreePort } from '#database/embedded/port.ts'
import { connectsTo } from '../connects-to.ts'
import { waitFor } from '../wait.ts'
import { buildPoolerSettings, type PoolMode } from './pooler-settings.ts'
import { findProgram, requirePrograms } from './programs.ts'
import { runProgram, type ClusterContext } from './run-program.ts'

/** Starts PgBouncer before a database. Returns the database's address through it. */
export async function startPooler(
  context: ClusterContext,
  { url, mode }: { url: string; mode: PoolMode },
): Promise<string> {
  requirePrograms(['pgbouncer'])
  const osUser = resolveOsUser()
  const port = await findFreePort()
  const folder = path.join(context.scratch, `pooler-${mode}`)
  const target = new URL(url)
  const write = (name: string, text: string) => {
    const file = path.join(folder, name)
    fs.writeFileSync(file, text, { mode: 0o600 })
    changeOwner(file, osUser)
    return file
  }
  fs.mkdirSync(folder, { mode: 0o700 })
  changeOwner(folder, osUser)
  const users = write('users.txt', `"${target.username}" "${target.password}"\n`)
  const settings = write('pgbouncer.ini', buildPoolerSettings({ target, port, users, mode }))
  runProgram(context, {
    name: `pooler-${mode}`,
    file: findProgram('pgbouncer'),
    args: [settings],
    osUser,
  })
  await waitFor('PgBouncer answers', 10_000, async () => (await connectsTo(port)) || undefined)
  const pooled = new URL(url)
  pooled.host = `127.0.0.1:${port}`
  pooled.search = ''
  return pooled.href
}
