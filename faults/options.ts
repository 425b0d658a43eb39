import { parseArgs } from 'node:util'

export type FaultOptions = {
  /** Names of drills; empty for all. */
  only: string[]
  /** Instead of each drill's own number of rounds. */
  rounds: number | undefined
}

const describeUsage = (command: string, names: readonly string[]) =>
  `npm run ${command} -- [--only ${names.slice(0, 2).join(',')}] [--rounds 3]`

/** Parses the arguments of a command that runs drills. Throws Error with the usage if they are invalid. */
export function readOptions(
  command: string,
  args: readonly string[],
  names: readonly string[],
): FaultOptions {
  const { values } = parseArgs({
    args: [...args],
    options: { only: { type: 'string', default: '' }, rounds: { type: 'string' } },
  })
  const usage = describeUsage(command, names)
  const only = values.only.split(',').filter(Boolean)
  const unknown = only.find((name) => !names.includes(name))
  if (unknown)
    throw new Error(`There is no drill "${unknown}"; there are ${names.join(', ')}.\n${usage}`)
  const rounds = values.rounds === undefined ? undefined : Number(values.rounds)
  if (rounds !== undefined && !(Number.isInteger(rounds) && rounds > 0))
    throw new Error(`"${values.rounds}" is no whole number above zero.\n${usage}`)
  return { only, rounds }
}
