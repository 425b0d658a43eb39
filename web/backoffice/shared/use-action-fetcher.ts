import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { toast } from '#web/ui/toast.ts'

/** A fetcher for a form that stays in its place; what was done is said at the edge of the page. */
export function useActionFetcher() {
  const fetcher = useFetcher<unknown>()
  const { data } = fetcher
  useEffect(() => {
    if (isSuccess(data)) void toast({ color: 'success', text: data.done })
  }, [data])
  return fetcher
}

const isSuccess = (data: unknown): data is { done: string } =>
  typeof data === 'object' && data !== null && 'done' in data
