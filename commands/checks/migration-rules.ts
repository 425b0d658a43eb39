/**
 * What a migration must not do while the release before still runs on its database (docs/operating/releases.md): take
 * away or forbid what that release uses, or hold a table for as long as its rows take.
 */
type Rule = {
  /** The marker that declares an exception: `-- contracts: nobody reads it since 0.4.0`. */
  marker: 'contracts' | 'locks'
  pattern: RegExp
  fault: string
}

const VOLATILE = 'gen_random_uuid|random|clock_timestamp|nextval|uuidv7'

/** On statements in small letters with single spaces, without comments, texts and bodies. */
const RULES: readonly Rule[] = [
  {
    marker: 'contracts',
    pattern: /^drop (?:table|view|materialized view|type|function|procedure|sequence|schema)\b/,
    fault: 'takes away what the release before may use',
  },
  { marker: 'contracts', pattern: /\bdrop column\b/, fault: 'drops a column' },
  {
    marker: 'contracts',
    pattern: /^alter (?:table|view|type|function|sequence) .*\brename\b/,
    fault: 'renames what the release before may use',
  },
  {
    marker: 'contracts',
    pattern: /\balter (?:column )?\w+ (?:set data )?type\b/,
    fault: 'changes a type, which rewrites the table',
  },
  {
    marker: 'contracts',
    pattern:
      /\badd (?:column )?(?!constraint|check|foreign|unique|primary)[^,]*\bnot null\b(?![^,]*\bdefault\b)(?![^,]*\bgenerated\b)/,
    fault: 'adds a column that the release before leaves empty',
  },
  {
    marker: 'contracts',
    pattern: /\bset not null\b/,
    fault: 'forbids what the release before may write, and reads every row',
  },
  {
    marker: 'locks',
    pattern: /^create (?:unique )?index (?!concurrently)/,
    fault: 'builds an index while nobody can write: begin the file with `-- concurrently`',
  },
  {
    marker: 'locks',
    pattern: /\badd (?:constraint \w+ )?(?:primary key|unique)\b(?! using index)/,
    fault: 'builds an index while nobody can read: build it concurrently, then `using index`',
  },
  {
    marker: 'locks',
    pattern: /\badd (?:constraint \w+ )?(?:check|foreign key)\b(?!.*\bnot valid\b)/,
    fault: 'reads every row under its lock: add it `not valid`, and validate it in the next file',
  },
  {
    marker: 'locks',
    pattern: new RegExp(`\\badd (?:column )?.*\\b(?:default (?:${VOLATILE})|generated)\\b`),
    fault: 'writes every row anew',
  },
  {
    marker: 'locks',
    pattern:
      /^(?:truncate|cluster|vacuum full|lock table|reindex (?!.*concurrently)|refresh materialized view (?!concurrently))/,
    fault: 'holds a table',
  },
  {
    marker: 'locks',
    pattern: /^(?:update|delete from) (?!.*\bwhere\b)/,
    fault: 'holds every row: do it in pieces, in a job',
  },
]

/** What a new migration does wrong and does not declare, one sentence each. */
export function findMigrationFaults(name: string, text: string): string[] {
  const declared = new Set(
    [...text.matchAll(/^-- (contracts|locks): \S.{9,}$/gm)].map(([, marker]) => marker),
  )
  const statements = splitStatements(text)
  const created = new Set(
    statements.flatMap(
      (each) => /^create (?:unlogged )?table (?:if not exists )?(\w+)/.exec(each)?.[1] ?? [],
    ),
  )
  return statements
    .filter((statement) => !created.has(findTable(statement) ?? ''))
    .flatMap((statement) =>
      RULES.filter(({ pattern, marker }) => pattern.test(statement) && !declared.has(marker)).map(
        ({ fault, marker }) =>
          `${name}: "${statement.slice(0, 80)}" ${fault}. Or declare why it may: \`-- ${marker}: …\``,
      ),
    )
}

/** The table that a statement changes. */
const findTable = (statement: string): string | undefined =>
  /^(?:alter table|drop table|update|delete from|truncate)(?: if exists)?(?: only)? (\w+)/.exec(
    statement,
  )?.[1] ?? /^create (?:unique )?index .*?\bon (\w+)/.exec(statement)?.[1]

/** Bodies of functions and blocks are not looked into. */
const splitStatements = (text: string): string[] =>
  text
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replace(/--.*$/gm, '')
    .replace(/'(?:[^']|'')*'/g, "''")
    .split(';')
    .map((statement) => statement.trim().replace(/\s+/g, ' ').toLowerCase())
    .filter(Boolean)
