import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { REPLACE_HOST, removeLocatedLock, writeLocatedLock } from './located-lock.mjs'

const NAME = '@pondasi/bata'
const ARCHIVE = `/${NAME}/-/bata-1.0.0.tgz`

/** A folder whose lock has one package, without its address; and the package's archive. */
function makeProject(folder: string): Buffer {
  const source = path.join(folder, 'source')
  const project = path.join(folder, 'project')
  for (const made of [source, project]) fs.mkdirSync(made)
  fs.writeFileSync(
    path.join(source, 'package.json'),
    JSON.stringify({ name: NAME, version: '1.0.0' }),
  )
  const packed = execFileSync('npm', ['pack', source, '--silent'], {
    cwd: folder,
    encoding: 'utf8',
  })
  const archive = fs.readFileSync(path.join(folder, packed.trim()))
  const root = { name: 'project', version: '1.0.0', dependencies: { [NAME]: '1.0.0' } }
  const integrity = `sha512-${createHash('sha512').update(archive).digest('base64')}`
  const packages = { '': root, [`node_modules/${NAME}`]: { version: '1.0.0', integrity } }
  const lock = { name: 'project', version: '1.0.0', lockfileVersion: 3, packages }
  fs.writeFileSync(path.join(project, 'package.json'), JSON.stringify(root))
  fs.writeFileSync(path.join(project, 'package-lock.json'), JSON.stringify(lock))
  return archive
}

test('writeLocatedLock: npm fetches a package from the configured registry without asking about it', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pondasi-lock-'))
  const archive = makeProject(folder)
  const project = path.join(folder, 'project')
  const requested: string[] = []
  const registry = http.createServer(({ url = '' }, response) => {
    requested.push(decodeURIComponent(url))
    response.writeHead(url === ARCHIVE ? 200 : 404).end(url === ARCHIVE ? archive : undefined)
  })
  await once(registry.listen(0, '127.0.0.1'), 'listening')
  const { port } = registry.address() as AddressInfo
  try {
    writeLocatedLock(project)
    const cache = path.join(folder, 'cache')
    const settings = [`--registry=http://127.0.0.1:${port}`, `--cache=${cache}`, '--no-audit']
    const npm = spawn('npm', ['ci', REPLACE_HOST, ...settings], { cwd: project })
    const [code] = await once(npm, 'close')
    removeLocatedLock(project)
    assert.equal(code, 0)
    assert.deepEqual(requested, [ARCHIVE])
    assert.ok(fs.existsSync(path.join(project, 'node_modules', NAME, 'package.json')))
    const left = fs.readdirSync(project).sort()
    assert.deepEqual(left, ['node_modules', 'package-lock.json', 'package.json'])
  } finally {
    registry.close()
    fs.rmSync(folder, { recursive: true, force: true })
  }
})
