/** Lets so many stories run at a time; the others wait for their turn, in the order in which they came. */
export function turns(most: number): <T>(story: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (story) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await story()
    } finally {
      // The turn is handed on: nobody slips in between.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
