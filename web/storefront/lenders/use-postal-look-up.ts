import { useEffect, useState } from 'react'
import { lookUpPostalCode, type PostalLookUp } from './look-up-postal-code.ts'

/** Delay after the last key before a look-up (ms). */
const TYPING_DELAY_MS = 250

/** What is known of the postal code that is typed; `loaded` is what the page knew of the saved one. */
export function usePostalLookUp(text: string, loaded: PostalLookUp): PostalLookUp {
  const [found, setFound] = useState(loaded)
  const isKnown = found.text === text && !found.hasFailed
  useEffect(() => {
    if (isKnown) return undefined
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const next = await lookUpPostalCode(text, controller.signal)
      if (!controller.signal.aborted) setFound(next)
    }, TYPING_DELAY_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [text, isKnown])
  // Of another text only its suggestions are of use, so that they do not flicker.
  return found.text === text ? found : { ...found, text, areas: null, hasFailed: false }
}
