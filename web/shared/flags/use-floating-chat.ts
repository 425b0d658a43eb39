import { useEffect, useState } from 'react'
import { useGetVisitor } from '../chrome/visitor.ts'
import { evaluateFlag } from './evaluate-flag.ts'

/**
 * Whether the floating button opens the assistant (the specification's flag `ec_floating_chat_cta`). Where that depends
 * on the reader it is asked for each page; undefined until it is known. Without an answer it is the link, which always
 * works.
 */
export function useFloatingChat(
  common: string | null | undefined,
  pathname: string,
): boolean | undefined {
  const getVisitor = useGetVisitor()
  const [found, setFound] = useState<{ pathname: string; hasChat: boolean }>()
  useEffect(() => {
    if (common !== null) return undefined
    const stop = new AbortController()
    const kind = getVisitor()?.user?.kind
    const audience = kind === 'retail' || kind === 'business' ? kind : 'visitor'
    evaluateFlag({ key: 'ec_floating_chat_cta', audience, page: pathname }, stop.signal).then(
      (variant) => setFound({ pathname, hasChat: variant === 'on' }),
      () => {
        if (!stop.signal.aborted) setFound({ pathname, hasChat: false })
      },
    )
    return () => stop.abort()
  }, [common, pathname, getVisitor])
  if (common !== null) return common === 'on'
  return found?.hasChat
}
