import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { AREAS } from '#modules/areas.ts'

const FILES = globSync('modules/*/*/**/*.{ts,tsx}').filter((file) => !file.endsWith('.test.ts'))
const IMPORT = /^(?:import|export)\b[^;]*?from '([^']+)'/gm

/** `catalogue/search` of a path below modules/, whether it was written `#modules/…` or relative. */
const capabilityOf = (file: string) => file.split('/').slice(1, 3).join('/')
const areaOf = (capability: string) => capability.split('/')[0]!

/** Every import from one capability to another, types included. */
const imports = FILES.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(IMPORT)]
    .map(([, specifier]) =>
      specifier!.startsWith('#') ? specifier!.slice(1) : path.join(path.dirname(file), specifier!),
    )
    .filter((target) => /^modules\/[^/]+\/[^/]+\//.test(target))
    .map((target) => ({ file, from: capabilityOf(file), to: capabilityOf(target), target }))
    .filter(({ from, to }) => from !== to),
)

/** Sorts nodes so that each comes after everything it uses. Throws with the circle where there is one. */
function sortByDependency(
  edges: readonly { from: string; to: string }[],
  nodes: readonly string[],
) {
  const sorted: string[] = []
  const visit = (node: string, trail: readonly string[]) => {
    if (sorted.includes(node)) return
    assert.ok(!trail.includes(node), `a circle: ${[...trail, node].join(' → ')}`)
    for (const { to } of edges.filter(({ from }) => from === node)) visit(to, [...trail, node])
    sorted.push(node)
  }
  for (const node of nodes) visit(node, [])
  return sorted
}

test('modules: every folder is an area of modules/areas.ts, and every area has a folder', () => {
  const folders = new Set(FILES.map((file) => areaOf(capabilityOf(file))))
  assert.deepEqual([...folders].toSorted(), [...AREAS].toSorted())
})

test('modules: areas import downward only, in the order that the imports themselves give', () => {
  const between = imports
    .map(({ from, to }) => ({ from: areaOf(from), to: areaOf(to) }))
    .filter(({ from, to }) => from !== to)
  assert.deepEqual(sortByDependency(between, AREAS), [...AREAS])
})

test('modules: capabilities form no circle', () => {
  sortByDependency(imports, [...new Set(imports.map(({ from }) => from))])
})

test('modules: another capability is imported by its full name, never by climbing', () => {
  const climbing = FILES.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORT)]
      .filter(([, specifier]) => specifier!.startsWith('.'))
      .map(([, specifier]) => path.join(path.dirname(file), specifier!))
      .filter((target) => capabilityOf(target) !== capabilityOf(file))
      .map((target) => `${file} reaches ${target}`),
  )
  assert.deepEqual(climbing, [])
})

test('modules: a file of a capability has one of the names that the linter has rules for', () => {
  const KNOWN =
    /^(?:(?:[\w-]+-)?(?:contract|rules|store|http)\.ts|service\.ts|presenter\.ts|emails\.ts|jobs\.ts|sql\.ts|personal-data\.ts|(?:rules|store|service)\/.+)$/
  const unknown = FILES.filter((file) => !KNOWN.test(file.split('/').slice(3).join('/')))
  assert.deepEqual(unknown, [])
})

test('modules: the time is the clock’s, and rules have neither chance nor anything to wait for', () => {
  const matching = (pattern: RegExp, files: readonly string[]) =>
    files.filter((file) => pattern.test(readFileSync(file, 'utf8')))
  const rules = FILES.filter((file) =>
    /\/rules\/|^modules(?:\/[^/]+){2}\/(?:[\w-]+-)?rules\.ts$/.test(file),
  )
  assert.deepEqual(matching(/\bnew Date\(\)|\bDate\.now\(|systemClock/, FILES), [])
  assert.deepEqual(matching(/\basync\b|\bawait\b|\brandomUUID\b|\bMath\.random\(/, rules), [])
})

test('modules: stock is read through the view with staged counts', () => {
  const readers = FILES.filter(
    (file) =>
      !/modules\/catalogue\/stock\/store\/(?:stock|staged-stock)\.ts$/.test(file) &&
      /\b(?:from|join) stock\b|'stock(?: as [^']*)?', \(join|selectFrom\('stock'/.test(
        readFileSync(file, 'utf8'),
      ),
  )
  // What an import has to add to `stock` is missing there.
  assert.deepEqual(readers, ['modules/catalogue/catalogue-import/store/changes.ts'])
})

test('types: an exported name stands for one type in the whole repository', () => {
  const EXPORTED = /^export (?:declare )?(?:type|interface|class|enum) (\w+)/gm
  const files = globSync(
    '{modules,platform,server,web,images,database,demo,bench,faults,commands,tests}/**/*.{ts,tsx}',
  )
  const homes = new Map<string, string[]>()
  for (const file of files.filter((each) => each !== 'database/tables.ts'))
    for (const [, name] of readFileSync(file, 'utf8').matchAll(EXPORTED))
      homes.set(name!, [...(homes.get(name!) ?? []), file])
  assert.deepEqual(
    [...homes].filter(([, where]) => where.length > 1),
    [],
  )
})

test('files: about sixty lines, none above 250 but generated ones', () => {
  const files = globSync(
    '{modules,platform,server,web,images,database,demo,bench,faults,commands,tests}/**/*.{ts,tsx}',
  )
  const lengths = files
    .filter((file) => file !== 'database/tables.ts')
    .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
    .toSorted((a, b) => a.lines - b.lines)
  assert.ok(lengths[Math.floor(lengths.length / 2)]!.lines <= 60)
  assert.deepEqual(
    lengths.filter(({ lines }) => lines > 250),
    [],
  )
})

test('tests: every title names its call, screen or function, then the behaviour', () => {
  const TITLE = /\btest\(\s*(['`"])(.*?)\1,/gs
  const untitled = globSync(
    '{modules,platform,server,web,images,database,demo,commands,tests}/**/*.test.{ts,tsx}',
  ).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(TITLE)]
      .filter(([, , title]) => !/^\S.*?: \S/s.test(title!))
      .map(([, , title]) => `${file}: ${title}`),
  )
  assert.deepEqual(untitled, [])
})
