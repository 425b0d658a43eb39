import type { DayVisitor } from '../visit.ts'
import { clerk } from './clerk.ts'
import { haggler } from './haggler.ts'
import { lister } from './lister.ts'
import { payer } from './payer.ts'
import { reader } from './reader.ts'
import { searcher } from './searcher.ts'
import { transferrer } from './transferrer.ts'

/** Who comes on a day; their shares are of a thousand visits. */
export const VISITORS: readonly DayVisitor[] = [
  reader,
  searcher,
  lister,
  transferrer,
  payer,
  haggler,
  clerk,
]
