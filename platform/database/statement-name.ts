import { createCache } from '../cache/cache.ts'

/** Names of texts that were asked for lately. */
const names = createCache<string>({ name: 'statement names', maxEntries: 1_000 })

/** Upper bound on distinct names; later ones become `other`. */
const MAX_NAMES = 400
const known = new Set<string>()

const VERB =
  /\b(select|insert|update|delete|call|begin|commit|rollback|savepoint|set|listen|notify)\b/i
const TABLE =
  /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_][a-z0-9_]*)"?(?:\."?([a-z_][a-z0-9_]*)"?)?/gi
/** What follows `from` in a statement and is no table. */
const NO_TABLE = new Set([
  'unnest',
  'lateral',
  'json_array_elements',
  'json_to_recordset',
  'generate_series',
  'set',
])

/**
 * The verb and table of a statement, for metrics and traces: `select sales_order`. Contains no values, and the number
 * of names is bounded, so they can be labels.
 */
export function nameStatement(text: string): string {
  const found = names.get(text)
  if (found) return found
  const name = deriveName(text)
  const isKnown = known.has(name) || known.size < MAX_NAMES
  if (isKnown) known.add(name)
  const bounded = isKnown ? name : 'other'
  names.set(text, bounded)
  return bounded
}

function deriveName(text: string): string {
  const plain = text.replace(/\/\*.*?\*\/|--.*$/gm, '')
  const verb = readMainVerb(plain)
  const aliases = new Set(
    [
      ...plain.matchAll(
        /\b([a-z_][a-z0-9_]*)\s*(?:\([^()]*\)\s*)?as\s+(?:not\s+)?(?:materialized\s+)?\(/gi,
      ),
    ].map(([, name]) => name!.toLowerCase()),
  )
  for (const [, first = '', second] of plain.matchAll(TABLE)) {
    const table = (second ?? first).toLowerCase()
    if (!aliases.has(table) && !NO_TABLE.has(table)) return `${verb} ${table}`
  }
  return verb
}

/** The first verb that writes, else the first one: `with … insert` writes. */
function readMainVerb(text: string): string {
  const written =
    /\b(insert\s+into|update\s+"?[a-z_]+"?\s+(?:as\s+|[a-z]+\s+)?set|delete\s+from)\b/i.exec(text)
  const verb = written?.[1]?.split(/\s/, 1)[0] ?? VERB.exec(text)?.[1]
  return verb?.toLowerCase() ?? 'other'
}
