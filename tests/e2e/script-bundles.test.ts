import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { test } from 'node:test'

test('client bundles: contain no schemas and no list of common passwords', async () => {
  const assets = new URL('../../build/client/assets/', import.meta.url)
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  assert.ok(scripts.length > 20, `${scripts.length} scripts`)
  for (const name of scripts) {
    const text = await readFile(new URL(name, assets), 'utf8')
    for (const sign of ['$ZodType', 'mamapapa', 'steelers'])
      assert.ok(!text.includes(sign), `${sign} in ${name}`)
  }
})
