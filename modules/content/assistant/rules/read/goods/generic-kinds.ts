import { splitWords } from '../../words/word-sets.ts'

/** Words that only say what goods are made of or look like: what they are called stands behind them. */
const GENERIC: ReadonlySet<string> = new Set(
  'besi kayu kawat papan batu pasir pipa pelat plat rangka atap'.split(' '),
)

/** The words that goods are called by, of a name: `besi` and `siku` of `besi siku 40x40`, and only `sekrup` of `sekrup gipsum`. */
export function listHeads(name: string): string[] {
  const [first = '', second] = splitWords(name.toLowerCase())
  return GENERIC.has(first) && second ? [first, second] : [first]
}
