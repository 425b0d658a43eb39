import type { z } from 'zod'
import type { Drop } from '#modules/selling/driver-links/contract.ts'

export type DropResponse = z.output<typeof Drop>
