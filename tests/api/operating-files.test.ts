import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { parse } from 'yaml'
import { readConfig } from '#server/config/config.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const VALUES: Record<string, string> = {
  PUBLIC_ORIGIN: 'https://toko.contoh.id',
  CERTIFICATES: './certificates',
}
/** As compose reads it, with a value for each variable of the example file. */
const compose = parse(
  read('compose.yaml').replace(
    /\$\{(\w+):\?\}/g,
    (_, name: string) => VALUES[name] ?? 'a1b2'.repeat(16),
  ),
  { merge: true },
) as {
  services: Record<string, Service>
  volumes: Record<string, unknown>
}
type Service = {
  image: string
  environment?: Record<string, string>
  volumes?: string[]
  read_only?: boolean
  cap_drop?: string[]
}
const { web, api, worker, ...parts } = compose.services as Record<'web' | 'api' | 'worker', Service>

/** The sources that read the environment: a variable that none of them names does nothing. */
const configuration = globSync('server/config/*.ts').map(read).join('\n')

test('compose.yaml: each role starts with variables that the shop takes', () => {
  for (const [role, service] of Object.entries({ web, api, worker })) {
    const config = readConfig({ ...service.environment, HOST: '0.0.0.0', DATA_DIR: '/data' })
    assert.equal(config.role, role)
    assert.equal(config.demo, false)
    // Over HTTP pages would not be kept in memory: a category is rendered for each visitor then.
    assert.equal(config.services.api, undefined)
    assert.ok(config.bucket && config.redisUrl && config.databaseUrl, role)
    assert.ok(service.read_only && service.cap_drop?.includes('ALL'), role)
    for (const name of Object.keys(service.environment!))
      assert.match(configuration, new RegExp(`\\b${name}\\b`))
  }
})

test('compose.yaml: has database, Redis, files and a balancer, none by a moving name', () => {
  assert.deepEqual(Object.keys(parts).sort(), ['balancer', 'bucket', 'postgres', 'redis', 's3'])
  for (const { image, volumes = [] } of Object.values(parts as Record<string, Service>)) {
    assert.match(image, /:\d/)
    for (const volume of volumes) {
      const [from = ''] = volume.split(':')
      if (!from.startsWith('.')) assert.ok(from in compose.volumes, from)
    }
  }
  const asked = [...read('compose.yaml').matchAll(/\$\{(\w+):\?\}/g)].map(([, name]) => name)
  const named = [...read('operating/compose.env.example').matchAll(/^(\w+)=/gm)].map(
    ([, name]) => name,
  )
  assert.deepEqual([...new Set(asked)].sort(), named.sort())
})

const containerfile = read('Containerfile')
const stages = containerfile.split(/^FROM /m).slice(1)

test('Containerfile: the image has what a start imports, runs as nobody special, and stops on a signal', () => {
  const last = stages.at(-1)!
  assert.ok(stages.length > 1)
  for (const stage of stages) assert.match(stage, /^node:24[\w.-]* ?/)
  assert.match(last, /^USER (?!root)\w+$/m)
  assert.match(last, /^CMD \["node", .*"commands\/start\.ts"\]$/m)
  assert.match(last, /^HEALTHCHECK /m)
  assert.doesNotMatch(containerfile, /^ADD |:latest|curl .*\| *sh/m)
  const copied = new Set(
    [...last.matchAll(/^COPY --from=\w+ (.+) \S+$/gm)].flatMap(([, sources]) =>
      sources!.split(' ').map((source) => source.replace('/shop/', '')),
    ),
  )
  const started = importsFrom('commands/start.ts')
  assert.ok(started.size > 300, String(started.size))
  const missing = [...started].filter((file) => !copied.has(file.split('/')[0]!))
  assert.deepEqual(missing, [])
  // The build that comes along is up to date: everything that its stamp looks at came along, too.
  for (const name of [
    'web',
    'modules',
    'platform',
    'package-lock.json',
    'tsconfig.json',
    'vite.config.ts',
    'react-router.config.ts',
  ])
    assert.ok(copied.has(name), name)
  assert.equal(read('.dockerignore'), read('.containerignore'))
})

/** The project's files that a file imports, at once or later. */
function importsFrom(entry: string, found = new Set<string>()): Set<string> {
  if (found.has(entry)) return found
  found.add(entry)
  for (const [, name] of read(entry).matchAll(/(?:from|import\()\s*'([^']+)'/g)) {
    const file = name!.startsWith('#')
      ? name!.slice(1)
      : name!.startsWith('.')
        ? path.join(path.dirname(entry), name!)
        : undefined
    if (file?.endsWith('.ts') && globSync(file).length > 0) importsFrom(file, found)
  }
  return found
}

test('operating/*.service: run a command of the project, with what is written nowhere else read-only', () => {
  for (const unit of globSync('operating/*.service')) {
    const text = read(unit)
    const [, command] = /^ExecStart=\S+\/bin\/node .*?(commands\/[\w-]+\.ts)/m.exec(text)!
    assert.equal(globSync(command!).length, 1, unit)
    for (const setting of [
      'User=pondasi',
      'NoNewPrivileges=yes',
      'ProtectSystem=strict',
      'ProtectHome=yes',
      'CapabilityBoundingSet=',
      'UMask=0077',
      // The one that starts last would open the folder of the others to everybody.
      'StateDirectoryMode=0700',
      // Else what a request has begun in a process of its own ends before the request does.
      ...(command === 'commands/start.ts' ? ['KillMode=mixed'] : []),
    ])
      assert.ok(text.includes(`\n${setting}\n`), `${unit} ${setting}`)
  }
})

test('operating/haproxy.cfg: names roles and paths that exist, and believes no address that a visitor writes', () => {
  const text = read('operating/haproxy.cfg')
  for (const line of [
    'http-request del-header X-Forwarded-For',
    'option httpchk GET /readyz',
    'path_beg /api/ /services/ /webhooks/',
    // Else streams come in steps of 200 ms.
    'option http-no-delay',
  ])
    assert.ok(text.includes(line), line)
})
