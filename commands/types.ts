import { startTestDatabase } from './checks/test-database.ts'
import { resolveBin } from './lib/project.ts'
import { runNode } from './lib/run-node.ts'
import { connect } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'

// `npm run types`: regenerates database/tables.ts from the migrations, on an empty database.
const printLine = (line: string) => console.log(line)
const { url, stop } = await startTestDatabase(printLine)
try {
  const { db, pool } = connect(url)
  await migrate(pool)
  await db.destroy()
  const { code, output } = await runNode(
    [
      resolveBin('kysely-codegen'),
      '--url',
      url,
      '--dialect',
      'postgres',
      '--numeric-parser',
      'number',
      '--date-parser',
      'string',
      '--exclude-pattern',
      'graphile_worker.*',
      '--type-mapping',
      '{"int8":"number","bytea":"Buffer"}',
      '--out-file',
      'database/tables.ts',
    ],
    { signal: new AbortController().signal },
  )
  if (code !== 0) printLine(output)
  process.exitCode = code
} finally {
  await stop()
}
