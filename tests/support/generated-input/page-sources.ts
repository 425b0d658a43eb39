import fs from 'node:fs'
import path from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { backoffice } from '#web/backoffice/routes.ts'
import { storefront } from '#web/storefront/routes.ts'

const WEB_FOLDER = new URL('../../../web/', import.meta.url).pathname

/** A page as its source tells it: the pattern of its path, and what its forms may post. */
export type PageSource = {
  pattern: string
  /** Whether it takes forms. */
  hasAction: boolean
  intents: readonly string[]
  fields: readonly string[]
}

/** Every page of both sites. A splat is a page of its own. */
export const listPageSources = (): PageSource[] => listEntries([...storefront, ...backoffice])

function listEntries(entries: readonly RouteConfigEntry[], parentPath = ''): PageSource[] {
  return entries.flatMap((entry) => {
    const pattern = entry.path === undefined ? parentPath : `${parentPath}/${entry.path}`
    if (entry.children) return listEntries(entry.children, pattern)
    const file = path.join(WEB_FOLDER, entry.file)
    const source = readWithImports(file)
    return [
      {
        pattern: pattern || '/',
        hasAction: /^export .*\baction\b/m.test(fs.readFileSync(file, 'utf8')),
        intents: findAll(source, INTENTS),
        fields: findAll(source, FIELDS),
      },
    ]
  })
}

/** The sources of a module and of the pages' modules that it imports: the design system has no forms. */
function readWithImports(file: string, seen = new Set<string>()): string {
  const isPagePart = /^(?:storefront|backoffice|shared)\//.test(path.relative(WEB_FOLDER, file))
  if (seen.has(file) || !isPagePart || !fs.existsSync(file)) return ''
  seen.add(file)
  const source = fs.readFileSync(file, 'utf8')
  const imports = [...source.matchAll(/from '((?:\.|#web\/)[^']+)'/g)].map(([, from]) =>
    from!.startsWith('#web/')
      ? path.join(WEB_FOLDER, from!.slice('#web/'.length))
      : path.join(path.dirname(file), from!),
  )
  return [source, ...imports.map((each) => readWithImports(each, seen))].join('\n')
}

/** Where a form names what it wants: its button, the action's branches, a constant of both. */
const INTENTS = [
  /\bintent=(?:"([^"]+)"|\{`([^`]+)`\})/g,
  /\bcase '([a-z][\w -]*)':/g,
  /\bintent === '([^']+)'/g,
  /\bconst [A-Z_]+ = '([a-z][a-z-]*)'/g,
]

/** Where a field is rendered, or read from a form or an address. */
const FIELDS = [
  /\bname=(?:"([^"]+)"|\{`([^`]+)`\})/g,
  /\b(?:get|getAll|has)\(['`]([^'`]+)['`]/g,
  /\bread\w*\((?:form, )?['`]([^'`]+)['`]/g,
]

/** What the patterns capture. A part that is filled in at run time is 0: `lines[0].qty`. */
const findAll = (source: string, patterns: readonly RegExp[]): string[] => [
  ...new Set(
    patterns
      .flatMap((pattern) => [...source.matchAll(pattern)])
      .map(([, plain, template]) => (plain ?? template)!.replace(/\$\{[^}]*\}/g, '0')),
  ),
]
