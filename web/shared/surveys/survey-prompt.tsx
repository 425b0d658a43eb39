import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useMatches } from 'react-router'
import { isReaderBusy } from '../floating/is-reader-busy.ts'
import {
  delayOf,
  findSurveyOfPage,
  shownCookie,
  wasShown,
  type PageSurvey,
  type ShownOrder,
} from './survey-of-page.ts'

const loadDialog = () => import('./survey-dialog.tsx')
const SurveyDialog = lazy(() => loadDialog().then((part) => ({ default: part.SurveyDialog })))

/** While the reader is busy with something else a survey waits; then it looks again (ms). */
const BUSY_RETRY_MS = 5_000

type Shown = { survey: PageSurvey; pathname: string }

/**
 * Shows the survey of a page after its delay, once in four hours (specification §4). Its dialog is loaded when it is
 * shown; without cookies none appears, because it would appear on every page.
 */
export function SurveyPrompt({ supportUrl }: { supportUrl: string }) {
  const { pathname } = useLocation()
  const order = useShownOrder()
  const survey = findSurveyOfPage(pathname, order)
  const [shown, setShown] = useState<Shown>()
  const { form, orderNumber } = survey ?? {}
  const showNow = useEffectEvent((due: PageSurvey) => setShown({ survey: due, pathname }))
  useEffect(() => {
    if (!form || !navigator.cookieEnabled) return undefined
    const due: PageSurvey = { form, ...(orderNumber ? { orderNumber } : {}) }
    let timer = setTimeout(show, delayOf(due))
    const stop = new AbortController()
    async function show() {
      if (wasShown(due, document.cookie)) return
      if (isReaderBusy()) {
        timer = setTimeout(show, BUSY_RETRY_MS)
        return
      }
      try {
        await loadDialog()
      } catch {
        // Without a connection there is nothing to ask.
        return
      }
      if (stop.signal.aborted || wasShown(due, document.cookie)) return
      document.cookie = shownCookie(due)
      showNow(due)
    }
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [form, orderNumber])
  // Whoever goes on to another page has left it.
  if (shown?.pathname !== pathname) return null
  return (
    <Suspense>
      <SurveyDialog
        survey={shown.survey}
        pathname={pathname}
        supportUrl={supportUrl}
        onClose={() => setShown(undefined)}
      />
    </Suspense>
  )
}

/** The order of the order's own page. */
function useShownOrder(): ShownOrder | undefined {
  const found = useMatches()
    .map(({ loaderData }) => loaderData)
    .find(isOrderPage)
  return found?.order
}

const isOrderPage = (data: unknown): data is { order: ShownOrder } =>
  typeof data === 'object' && data !== null && 'order' in data
