import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import net, { type AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { PROJECT_ROOT } from './lib/project.ts'

/** Runs `start` with the environment variables to its end; returns its exit code and output. */
async function runStart(
  variables: Record<string, string>,
): Promise<{ code: number; output: string }> {
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'pondasi-start-'))
  const child = spawn(process.execPath, [path.join(PROJECT_ROOT, 'commands', 'start.ts')], {
    env: { PATH: process.env['PATH'], DATA_DIR: scratch, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  }
  const [code] = await once(child, 'close')
  fs.rmSync(scratch, { recursive: true, force: true })
  return { code, output }
}

test('npm start: exits on an invalid environment and names every variable', async () => {
  const { code, output } = await runStart({
    PORT: 'abc',
    PUBLIC_ORIGIN: 'toko',
    ROLE: 'boss',
  })
  assert.equal(code, 1)
  for (const name of ['PORT', 'PUBLIC_ORIGIN', 'ROLE'])
    assert.match(output, new RegExp(`  ${name}: `))
})

test('npm start: exits with advice if the port is in use', async () => {
  const other = net.createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const { code, output } = await runStart({ PORT: String(port) })
  other.close()
  assert.equal(code, 1)
  assert.match(
    output,
    new RegExp(`Port ${port} on 127.0.0.1 is in use .* PORT=${port + 1} npm start`),
  )
})
