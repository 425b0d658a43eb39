import { createHash } from 'node:crypto'
import pg from 'pg'
import { withObservers } from './statement-observers.ts'

/** Distinct statements that are prepared; any further ones run unnamed. */
const MAX_PREPARED = 400
const statementNames = new Map<string, string>()

/**
 * Marks a statement that must be planned at each execution, because its best plan depends on its
 * values.
 */
export const UNNAMED = '/* unnamed */'

/**
 * Gives every parameterised statement a name (a hash of its text), so that PostgreSQL parses and
 * plans it once per connection. That is about twice as fast as unnamed statements.
 */
export class PreparedStatementClient extends pg.Client {
  // @ts-expect-error -- pg declares query as nine overloads; this is the one place that wraps them.
  override query(text: unknown, values?: unknown, ...rest: unknown[]) {
    if (typeof text !== 'string') {
      // @ts-expect-error -- as above
      return super.query(text, values, ...rest)
    }
    const name = Array.isArray(values) ? preparedName(text) : undefined
    return withObservers(text, [values, ...rest], ([given, ...others]) =>
      // @ts-expect-error -- as above
      name ? super.query({ name, text, values }, ...others) : super.query(text, given, ...others),
    )
  }
}

function preparedName(text: string): string | undefined {
  const existing = statementNames.get(text)
  if (existing) return existing
  if (statementNames.size >= MAX_PREPARED || text.includes(UNNAMED)) return undefined
  const name = createHash('sha1').update(text).digest('base64url')
  statementNames.set(text, name)
  return name
}
