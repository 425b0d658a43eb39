/** Says how old a stored page is. */
export function describeCopy(storedAt: number, now: number): string {
  return `Disimpan ${describeAge(Math.floor((now - storedAt) / 60_000))}, tanpa sambungan. Harga dan stok mungkin sudah berubah.`
}

function describeAge(minutes: number): string {
  if (minutes < 1) return 'baru saja'
  if (minutes < 60) return `${minutes} menit lalu`
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} jam lalu`
  return `${Math.floor(minutes / (24 * 60))} hari lalu`
}

/** When the page was stored (ms), where the service worker has answered with its copy. */
export function readStoredAt(): number | undefined {
  const { storedAt } = document.documentElement.dataset
  return storedAt ? Number(storedAt) : undefined
}

/** After the page's data was renewed. */
export const removeCopyMark = () => void delete document.documentElement.dataset['storedAt']

/** Stops a form of a stored page: what it shows may be outdated, and nothing could be sent. */
export function holdFormOfCopy(event: Event): void {
  const form = event.target
  if (readStoredAt() === undefined || !(form instanceof HTMLFormElement) || form.method !== 'post')
    return
  event.preventDefault()
  event.stopPropagation()
}
