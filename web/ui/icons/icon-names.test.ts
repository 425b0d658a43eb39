import assert from 'node:assert/strict'
import { glob, readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { buildIconSprite } from '#commands/lib/icon-sprite.ts'
import { ICON_NAMES } from './icon-names.ts'

const readText = (path: string) => readFile(new URL(path, import.meta.url), 'utf8')

test('icons.svg: has every icon as lucide draws it', async () => {
  const message = 'run: npm run icons'
  assert.equal(await readText('icons.svg'), buildIconSprite(ICON_NAMES), message)
})

test('ICON_NAMES: every icon is used by a screen', async () => {
  const unused = new Set<string>(ICON_NAMES)
  for await (const file of glob('../../**/*.{ts,tsx}', { cwd: import.meta.dirname })) {
    if (file.includes('icon-names')) continue
    const text = await readText(file)
    for (const [, name = ''] of text.matchAll(/['"]([a-z0-9-]+)['"]/g)) unused.delete(name)
  }
  assert.deepEqual([...unused], [])
})

test('buildIconSprite: refuses a name that lucide does not have', () => {
  assert.throws(() => buildIconSprite(['no-such-icon']), /no-such-icon/)
})
