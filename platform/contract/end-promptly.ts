/**
 * The items of a generator, which end as soon as their reader leaves: `end` ends what the generator waits for. By itself it
 * would only end once that has come, and hold its place, its timers and its memory until then.
 */
export const endPromptly = <Item>(
  items: AsyncGenerator<Item>,
  end: () => void,
): AsyncIterableIterator<Item> => ({
  [Symbol.asyncIterator]() {
    return this
  },
  next: () => items.next(),
  async return() {
    end()
    // It ends on its own; no one is left to handle the result.
    items.return(undefined).catch(() => {})
    return { done: true, value: undefined }
  },
})
