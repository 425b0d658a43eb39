/** Prints a line for whoever runs the command. */
export type Say = (line: string) => void

/** Seconds with one decimal, as a command prints them; `from` is a `performance.now()`. */
export function seconds(from: number): string {
  return `${((performance.now() - from) / 1000).toFixed(1)} s`
}

/** Awaits the work, saying a line every 4 s so that nobody takes it for dead. */
export async function during<T>(what: string, work: Promise<T>, say: Say): Promise<T> {
  const begun = performance.now()
  const timer = setInterval(() => say(`${what} … ${seconds(begun)}`), 4_000)
  try {
    return await work
  } finally {
    clearInterval(timer)
  }
}
