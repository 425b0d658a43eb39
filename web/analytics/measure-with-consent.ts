import { writeConsentCookie, readConsent, type Consent } from './consent.ts'

/** Where an answer can be changed. */
const PRIVACY_PAGE = '/kebijakan-privasi'

/** Keeps measuring in step with what the visitor has agreed to. */
type Measuring = {
  /** Asks visitors who have not answered; on the privacy page it shows the current answer. */
  update(pathname: string): void
  readConsent(): Consent
}

/** Loads the tag manager once the visitor has agreed, and asks them before. */
export function measureWithConsent(containerId: string, onAnswer: () => void): Measuring {
  let hasLoaded = false
  let bar: { remove: Promise<() => void> } | undefined

  function load() {
    if (hasLoaded) return
    hasLoaded = true
    void import('./tag-manager.ts').then(
      ({ loadTagManager }) => loadTagManager(containerId),
      // Without a connection nothing is measured either.
      () => (hasLoaded = false),
    )
  }

  function hideBar() {
    bar?.remove.then(
      (remove) => remove(),
      () => undefined,
    )
    bar = undefined
  }

  async function showBar(chosen: Consent) {
    const { showConsentBar } = await import('./consent-bar.ts')
    return showConsentBar(chosen, (answer) => {
      document.cookie = writeConsentCookie(answer)
      // What was loaded can be ended only by leaving it.
      if (answer === 'denied' && hasLoaded) return location.reload()
      hideBar()
      onAnswer()
    })
  }

  return {
    readConsent: () => readConsent(document.cookie),
    update(pathname) {
      const consent = readConsent(document.cookie)
      if (consent === 'granted') load()
      const isAsked = consent === undefined || pathname === PRIVACY_PAGE
      if (!isAsked) hideBar()
      else bar ??= { remove: showBar(consent) }
    },
  }
}
