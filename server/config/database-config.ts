import { z } from 'zod'
import { portVariable, urlVariable } from './environment-values.ts'

const databaseUrl = urlVariable('postgres://pondasi:…@db.contoh.id/pondasi', /^postgres(ql)?:$/)

export const DATABASE_VARIABLES = {
  EMBEDDED_PG_PORT: portVariable().optional(),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  DATABASE_STANDBY_URL: databaseUrl.optional(),
  DATABASE_PREPARES_STATEMENTS: z
    .enum(['0', '1'], '0 behind a transaction pooler that keeps no prepared statements, else 1')
    .default('1')
    .transform((value) => value === '1'),
}

export type DatabaseConfig = {
  /** Unset: the embedded PostgreSQL, on `embeddedPort` or a free one. */
  readonly databaseUrl: string | undefined
  /** The database without the pooler of `databaseUrl`. Unset: there is none. */
  readonly directDatabaseUrl: string | undefined
  /** A database that follows the first, for reads that may be a second old. */
  readonly standbyDatabaseUrl: string | undefined
  /** Off: a pooler in between does not keep prepared statements. */
  readonly preparesStatements: boolean
  readonly embeddedPort: number | undefined
}

export const readDatabase = (
  variables: z.output<z.ZodObject<typeof DATABASE_VARIABLES>>,
): DatabaseConfig => ({
  databaseUrl: variables.DATABASE_URL,
  directDatabaseUrl: variables.DATABASE_DIRECT_URL,
  standbyDatabaseUrl: variables.DATABASE_STANDBY_URL,
  preparesStatements: variables.DATABASE_PREPARES_STATEMENTS,
  embeddedPort: variables.EMBEDDED_PG_PORT,
})
