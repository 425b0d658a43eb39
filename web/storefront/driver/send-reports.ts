import { listReports, removeReport, storeReport, type OutgoingReport } from './outgoing.ts'

/** Statuses with which the same report may be taken later. */
const TRY_LATER = new Set([408, 425, 429, 500, 502, 503, 504])

const post = (report: OutgoingReport): Promise<Response> => {
  const address = `/api/driver/deliveries/${report.deliveryId}`
  if (report.kind === 'arrival')
    return fetch(`${address}/arrival`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: report.token, at: report.at }),
    })
  const form = new FormData()
  form.set('token', report.token)
  form.set('key', report.key)
  form.set('at', report.at)
  form.set('receivedBy', report.receivedBy ?? '')
  if (report.refused) form.set('refused', report.refused)
  if (report.photo) form.set('photo', report.photo, 'foto.jpg')
  return fetch(`${address}/handover`, { method: 'POST', body: form })
}

/** `later`: without a connection, or the shop is not there; what waits keeps waiting. */
async function send(report: OutgoingReport): Promise<'sent' | 'refused' | 'later'> {
  const response = await post(report).catch(() => undefined)
  if (!response || TRY_LATER.has(response.status)) return 'later'
  if (response.ok) {
    await removeReport(report.key)
    return 'sent'
  }
  const failure = (await response.json().catch(() => undefined)) as { message?: string } | undefined
  await storeReport({ ...report, refusal: failure?.message ?? 'Toko menolak kiriman ini.' })
  return 'refused'
}

/** Sends what waits, in order, until the connection fails. Returns whether the shop took something. */
export async function sendReports(): Promise<boolean> {
  // The shop deduplicates reports, but two tabs should not upload the same photo twice.
  if (navigator.locks) return navigator.locks.request('sopir', sendAll)
  return sendAll()
}

async function sendAll(): Promise<boolean> {
  let hasSent = false
  for (const report of await listReports()) {
    if (report.refusal) continue
    const outcome = await send(report)
    if (outcome === 'later') return hasSent
    hasSent ||= outcome === 'sent'
  }
  return hasSent
}
