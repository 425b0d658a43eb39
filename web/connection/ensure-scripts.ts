import type { ClientInstrumentation } from 'react-router'
import { updateConnection } from './connection-state.ts'
import { classifyFailure, waitForResponse } from './failure.ts'
import { listMissingScripts } from './router.ts'

/**
 * Fetches the scripts of the page that a link or a form leads to before React Router imports them: when
 * its import fails, it reloads the document, and what was typed is lost. A navigation whose scripts do not
 * arrive never begins; the next press tries again.
 */
export const scriptsBeforeNavigation: ClientInstrumentation = {
  router({ instrument }) {
    instrument({
      async navigate(callNavigate, { to }) {
        if (typeof to === 'string') await ensureScripts(to)
        await callNavigate()
      },
      async fetch(callFetch, { href }) {
        await ensureScripts(href)
        await callFetch()
      },
    })
  },
}

const fetched = new Set<string>()

async function ensureScripts(to: string): Promise<void> {
  const url = new URL(to, location.href)
  if (url.origin !== location.origin) return
  const missing = listMissingScripts(url.pathname).filter((script) => !fetched.has(script))
  if (missing.length === 0) return
  const wasOnline = navigator.onLine
  updateConnection({ isPreparing: true })
  try {
    await waitForResponse(Promise.all(missing.map(fetchScript)))
    updateConnection({ isPreparing: false })
  } catch (failure) {
    updateConnection({ isPreparing: false, failure: classifyFailure(failure, wasOnline) })
    await new Promise(() => {})
  }
}

/** @throws TypeError without a connection. A script that is gone belongs to an older build: React Router reloads. */
async function fetchScript(script: string): Promise<void> {
  const response = await fetch(script)
  if ([502, 503, 504].includes(response.status)) throw new TypeError(script)
  await response.arrayBuffer()
  fetched.add(script)
}
