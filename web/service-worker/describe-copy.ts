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
