import { useCallback, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { listReports, removeReport, storeReport, type OutgoingReport } from './outgoing.ts'
import { sendReports } from './send-reports.ts'

/** How often it is tried again while something waits (ms): a phone does not always notice its connection. */
const RETRY_MS = 20_000

/** Asks the service worker for a copy of this page, which opens without a connection. */
const keepDay = async () => {
  const { active } = (await navigator.serviceWorker?.ready) ?? {}
  active?.postMessage({ keepDay: location.pathname + location.search })
}

/** What the driver did and the shop has not taken yet, and the ways to add, retry and discard. */
export function useReports(token: string) {
  const [reports, setReports] = useState<readonly OutgoingReport[]>([])
  const { revalidate } = useRevalidator()
  const refresh = useCallback(
    async () => setReports((await listReports()).filter((report) => report.token === token)),
    [token],
  )
  const flush = useCallback(async () => {
    const hasSent = await sendReports()
    await refresh()
    if (!hasSent) return
    await revalidate()
    // Nothing waits for it: without a service worker, `ready` never comes.
    void keepDay()
  }, [refresh, revalidate])
  useEffect(() => {
    void keepDay()
    void refresh().then(flush)
    const timer = setInterval(() => void flush(), RETRY_MS)
    const onOnline = () => void flush()
    addEventListener('online', onOnline)
    document.addEventListener('visibilitychange', onOnline)
    return () => {
      clearInterval(timer)
      removeEventListener('online', onOnline)
      document.removeEventListener('visibilitychange', onOnline)
    }
  }, [flush, refresh])
  const add = useCallback(
    async (report: OutgoingReport) => {
      await storeReport(report)
      await refresh()
      void flush()
    },
    [flush, refresh],
  )
  const retry = useCallback(
    async ({ refusal: _refusal, ...report }: OutgoingReport) => {
      await storeReport(report)
      await flush()
    },
    [flush],
  )
  const discard = useCallback(
    async ({ key }: OutgoingReport) => {
      await removeReport(key)
      await refresh()
    },
    [refresh],
  )
  return { reports, add, retry, discard }
}
