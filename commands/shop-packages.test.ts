import assert from 'node:assert/strict'
import fs from 'node:fs'
import { builtinModules } from 'node:module'
import path from 'node:path'
import { test } from 'node:test'
import { parseSync } from 'oxc-parser'
import { PROJECT_ROOT } from './lib/project.ts'

/** What the web is built from. */
const WEB_FILES = [
  'vite.config.ts',
  'react-router.config.ts',
  ...fs
    .globSync('web/**/*.{ts,tsx}', { cwd: PROJECT_ROOT })
    .filter((file) => !file.includes('.test.')),
]

const readProjectFile = (file: string) => fs.readFileSync(path.join(PROJECT_ROOT, file), 'utf8')

function listShopCommands(): string[] {
  const [, list = ''] = /SHOP_COMMANDS = \[(.*)\]/.exec(readProjectFile('commands/bootstrap.mjs'))!
  return [...list.matchAll(/'(.+?)'/g)].map(([, name]) => `commands/${name}.ts`)
}

/** What a file imports while it runs; types are gone by then. */
function listImports(file: string): string[] {
  const text = readProjectFile(file)
  const { module } = parseSync(file, text)
  const dynamicOnes = module.dynamicImports
    .map(({ moduleRequest: { start, end } }) => text.slice(start, end))
    .filter((source) => /^['"]/.test(source))
    .map((source) => source.slice(1, -1))
  const loaded = (entries: readonly { isType: boolean }[]) =>
    entries.length === 0 || entries.some(({ isType }) => !isType)
  return [
    ...module.staticImports
      .filter(({ entries }) => loaded(entries))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest && !isType ? [moduleRequest.value] : [],
      ),
    ),
    ...dynamicOnes,
  ]
}

const toPackageName = (source: string) =>
  source
    .split('/')
    .slice(0, source.startsWith('@') ? 2 : 1)
    .join('/')

/** The packages that these files and all that they import need. */
function collectPackages(entries: readonly string[]): Map<string, string> {
  const packages = new Map<string, string>()
  const files = new Set(entries)
  for (const file of files) {
    if (!/\.tsx?$/.test(file)) continue
    for (const source of listImports(file)) {
      if (source.startsWith('node:') || builtinModules.includes(source)) continue
      if (source.startsWith('#')) files.add(source.slice(1).replace(/\?.*/, ''))
      else if (source.startsWith('.'))
        files.add(path.join(path.dirname(file), source).replace(/\?.*/, ''))
      else packages.set(toPackageName(source), file)
    }
  }
  return packages
}

test('npm start, build, backup, restore, files and admin need no package of devDependencies', () => {
  const { dependencies } = JSON.parse(readProjectFile('package.json')) as {
    dependencies: Record<string, string>
  }
  const packages = collectPackages([...listShopCommands(), ...WEB_FILES])
  assert.ok(packages.has('fastify') && packages.has('vite'))
  const missing = [...packages].filter(([name]) => !dependencies[name])
  assert.deepEqual(missing, [])
})
