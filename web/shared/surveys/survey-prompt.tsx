import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useMatches } from 'react-router'
import { takeWakeRequest } from '#web/dormant/dormant-page.ts'
import { waitForQuietMoment } from './quiet-moment.ts'
import { findSurveyOfPage, type ShownOrder } from './survey-of-page.ts'
import { writeShownCookie, wasShown, type PageSurvey } from './survey-timing.ts'

const loadDialog = () => import('./survey-dialog.tsx')
const SurveyDialog = lazy(() => loadDialog().then((part) => ({ default: part.SurveyDialog })))

type Shown = { survey: PageSurvey; pathname: string; hasBegun: boolean }

/**
 * Shows the survey of a page after its delay, once in four hours (specification §4). Its dialog is loaded when it is
 * shown; without cookies none appears, because it would appear on every page.
 */
export function SurveyPrompt({ supportUrl }: { supportUrl: string }) {
  const { pathname, search } = useLocation()
  const order = useShownOrder()
  const survey = findSurveyOfPage(pathname, { order, search })
  const [shown, setShown] = useState<Shown>()
  const { form, orderNumber } = survey ?? {}
  const showNow = useEffectEvent((due: PageSurvey, hasBegun: boolean) =>
    setShown({ survey: due, pathname, hasBegun }),
  )
  useEffect(() => {
    if (!form) return undefined
    const due: PageSurvey = { form, ...(orderNumber ? { orderNumber } : {}) }
    const stop = new AbortController()
    // On a dormant page it has been asked already whether it may ask.
    if (takeWakeRequest('survey'))
      void loadDialog().then(
        () => showNow(due, true),
        () => undefined,
      )
    waitForQuietMoment(due, stop.signal, async () => {
      try {
        await loadDialog()
      } catch {
        // Without a connection there is nothing to ask.
        return
      }
      if (stop.signal.aborted || wasShown(due, document.cookie)) return
      document.cookie = writeShownCookie(due)
      showNow(due, false)
    })
    return () => stop.abort()
  }, [form, orderNumber])
  // Going on to another page leaves it.
  if (shown?.pathname !== pathname) return null
  return (
    <Suspense>
      <SurveyDialog
        survey={shown.survey}
        hasBegun={shown.hasBegun}
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
