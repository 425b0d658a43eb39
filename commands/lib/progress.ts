/** Prints a line for the user of the command. */
export type PrintLine = (line: string) => void

/** Formats the time since a `performance.now()`: `4.2 s`. */
export function formatElapsed(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}

/** Awaits the work, printing a line every 4 s to show that it is running. */
export async function withProgress<T>(
  label: string,
  work: Promise<T>,
  printLine: PrintLine,
): Promise<T> {
  const startedAt = performance.now()
  const timer = setInterval(() => printLine(`${label} … ${formatElapsed(startedAt)}`), 4_000)
  try {
    return await work
  } finally {
    clearInterval(timer)
  }
}
