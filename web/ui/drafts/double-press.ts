/** How long the same content again counts as the same press (ms). */
const DOUBLE_PRESS_MS = 1_000

/**
 * Recognises a second press while the first one's post is under way: the same content again. Other
 * content is another post, such as a further file.
 */
export function createDoublePressGuard() {
  let last: { content: string; at: number } | undefined
  return {
    isRepeated(form: HTMLFormElement, submitter: HTMLElement | null, isBusy: boolean): boolean {
      const content = describeContent(new FormData(form, submitter))
      const isSame = last?.content === content && (isBusy || Date.now() - last.at < DOUBLE_PRESS_MS)
      if (!isSame) last = { content, at: Date.now() }
      return isSame
    },
    /** The post had no effect: it may be repeated at once. */
    reset: () => void (last = undefined),
  }
}

const describeContent = (form: FormData): string =>
  JSON.stringify(
    [...form].map(([name, value]) =>
      value instanceof File ? [name, value.name, value.size, value.lastModified] : [name, value],
    ),
  )
