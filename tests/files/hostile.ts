import { drawings } from './hostile/drawings.ts'
import type { Hostile } from './hostile/made.ts'
import { lies, programs } from './hostile/names.ts'
import { packages } from './hostile/packages.ts'
import { papers } from './hostile/papers.ts'
import { floods, pictures } from './hostile/pictures.ts'

/** Every hostile file, made anew. */
export const hostileFiles = async (): Promise<Hostile[]> => [
  ...drawings(),
  ...papers(),
  ...packages(),
  ...(await pictures()),
  ...floods(),
  ...(await lies()),
  ...programs(),
]
