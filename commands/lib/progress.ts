/** Prints a line for whoever runs the command. */
export type PrintLine = (line: string) => void

/** Seconds with one decimal, as a command prints them; `from` is a `performance.now()`. */
export function formatElapsed(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}

/** Awaits the work, saying a line every 4 s so that nobody takes it for dead. */
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
