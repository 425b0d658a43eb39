/** What a page says about itself that the service worker has stored: how old it is. */
export const readCopyMark = (): string | undefined => document.documentElement.dataset['copy']

/** After the page's data was renewed. */
export const removeCopyMark = () => void delete document.documentElement.dataset['copy']

/** Stops a form of a stored page: what it shows may be outdated, and nothing could be sent. */
export function holdFormOfCopy(event: Event): void {
  const form = event.target
  if (!readCopyMark() || !(form instanceof HTMLFormElement) || form.method !== 'post') return
  event.preventDefault()
  event.stopPropagation()
}
