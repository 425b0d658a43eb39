import type { Drill } from '../drill.ts'
import { killDatabase, stopEmbeddedDatabase } from './kill-database.ts'
import { stopExternalDatabase } from './stop-external-database.ts'
import { terminate } from './terminate.ts'

/** All drills, in the order in which `npm run faults` runs them. */
export const DRILLS: readonly Drill[] = [
  stopEmbeddedDatabase,
  stopExternalDatabase,
  killDatabase,
  terminate,
]
