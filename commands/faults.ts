import { DRILLS } from '#faults/drills/all.ts'
import { runDrills } from './lib/run-drills.ts'

// `npm run faults`: breaks and attacks a shop on purpose and looks whether it recovers, without
// losing anything that it has acknowledged.
await runDrills('faults', DRILLS)
