import { systemClock } from '#platform/clock.ts'
import { connect } from '#platform/database/database.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { createLog } from '#platform/log.ts'
import { applyImport } from '#modules/catalogue/catalogue-import/service/apply.ts'

// Applies an import in a process of its own, so that a test can kill it: DATABASE_URL, payload as JSON.
const { db } = connect(process.env['DATABASE_URL']!, { max: 2, applicationName: 'applies import' })
const deps = { db, clock: systemClock, log: createLog('silent') } as unknown as AppDeps
await applyImport(deps, JSON.parse(process.argv[2]!))
await db.destroy()
