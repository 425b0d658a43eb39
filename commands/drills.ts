import { CLUSTER_DRILLS } from '#faults/drills/all.ts'
import { runDrills } from './lib/run-drills.ts'

// `npm run drills`: the bad days of a shop on several machines, whose parts run on this one.
await runDrills('drills', CLUSTER_DRILLS)
