import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import { padBarcode } from '#platform/barcode.ts'
import type { loader } from './goods-search.ts'

export type Goods = Awaited<ReturnType<typeof loader>>['results'][number]

/** Delay after the last key before a search (ms). */
const TYPING_DELAY_MS = 250

/** Searches goods while their name or code is typed. `onMeant` gets those that Enter means, once they are loaded. */
export function useGoodsSearch(onMeant: (goods: Goods) => void) {
  const fetcher = useFetcher<typeof loader>()
  const [text, setText] = useState('')
  const [entered, setEntered] = useState('')
  const search = text.trim()
  const isEntered = search !== '' && entered === search
  const results = fetcher.data?.search === search ? fetcher.data.results : undefined

  const load = useEffectEvent(
    () => void fetcher.load(`/backoffice/stok/barang?${new URLSearchParams({ search })}`),
  )
  useEffect(() => {
    if (!search) return undefined
    // A scanner has typed everything when it presses Enter.
    const timer = setTimeout(() => load(), isEntered ? 0 : TYPING_DELAY_MS)
    return () => clearTimeout(timer)
  }, [search, isEntered])

  const enter = (typed: string) => {
    setText(typed)
    setEntered(typed.trim())
  }
  const meant = isEntered && results ? findMeant(results, search) : undefined
  const takeMeant = useEffectEvent((goods: Goods) => {
    enter('')
    onMeant(goods)
  })
  useEffect(() => {
    if (meant) takeMeant(meant)
  }, [meant])

  return { text, setText, enter, search, results: search === '' ? undefined : results }
}

/** The goods with that SKU or barcode, else the only ones found. */
const findMeant = (results: readonly Goods[], typed: string): Goods | undefined =>
  results.find(
    ({ sku, barcode }) =>
      sku === typed.toUpperCase() ||
      (barcode !== null && padBarcode(barcode) === padBarcode(typed)),
  ) ?? (results.length === 1 ? results[0] : undefined)
