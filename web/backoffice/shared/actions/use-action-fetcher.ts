import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { toast } from '#web/ui/toasts/toast.ts'

/** A fetcher for a form that leaves the page in place. Success is confirmed by a toast. */
export function useActionFetcher() {
  const fetcher = useFetcher<unknown>()
  const { data } = fetcher
  useEffect(() => {
    if (isSuccess(data))
      void toast({ color: data.isIncomplete ? 'warning' : 'success', text: data.done })
  }, [data])
  return fetcher
}

/** A `key` that changes with each success: the form is emptied then, and not after a refusal. */
export const getSuccessKey = (result: unknown): string =>
  isSuccess(result) ? JSON.stringify(result) : ''

const isSuccess = (result: unknown): result is { done: string; isIncomplete?: boolean } =>
  typeof result === 'object' && result !== null && 'done' in result
