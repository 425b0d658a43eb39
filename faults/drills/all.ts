import type { Drill } from '../drill.ts'
import { terminate } from './terminate.ts'

/** All drills, in the order in which `npm run faults` runs them. */
export const DRILLS: readonly Drill[] = [terminate]
