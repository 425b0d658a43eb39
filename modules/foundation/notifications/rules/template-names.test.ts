import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { describeTemplate } from './template-names.ts'

const root = new URL('../../../../', import.meta.url)

test('/backoffice/kotak-keluar: every kind of message has a name in words', () => {
  const templates = new Set(
    globSync('modules/**/*.ts', { cwd: root })
      .filter((path) => !path.endsWith('.test.ts'))
      .flatMap((path) =>
        [
          ...readFileSync(new URL(path, root), 'utf8').matchAll(
            /(?:template: |_TTL, )'([a-z]+\.[a-z_]+)'/g,
          ),
        ].map(([, template]) => template!),
      ),
  )
  assert.ok(templates.size > 15, `${templates.size} templates`)
  assert.deepEqual(
    [...templates].filter((template) => describeTemplate(template) === describeTemplate('')),
    [],
  )
})
