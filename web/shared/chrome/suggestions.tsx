import { useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { fetchSuggestions, type SuggestionGroup, groupSuggestions } from './suggestion-groups.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { useSuggestionCombobox } from './suggestion-combobox.ts'

/** Delay after the last key before a request (ms). */
const TYPING_DELAY_MS = 120

/** Suggestions below a search field while the visitor types; `search` is what the page shows. */
export function Suggestions({ input, search }: { input: HTMLInputElement; search: string }) {
  const id = useId()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(input.value)
  const [groups, setGroups] = useState<SuggestionGroup[]>([])
  // Includes text that was typed before this code loaded, unless it has been searched for.
  const [open, setOpen] = useState(() => document.activeElement === input && input.value !== search)
  const [shownSearch, setShownSearch] = useState(search)
  if (shownSearch !== search) {
    setShownSearch(search)
    setOpen(false)
  }
  const [active, setActive] = useState(-1)
  const options = groups.flatMap((group) => group.options)
  const isShown = open && options.length > 0

  useEffect(() => {
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const suggestions = await fetchSuggestions(typed, controller.signal)
      if (controller.signal.aborted) return
      setGroups(groupSuggestions(suggestions, typed))
      setActive(-1)
    }, TYPING_DELAY_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [typed])

  const choose = (to: string) => {
    setOpen(false)
    void navigate(to)
  }
  useSuggestionCombobox(
    input,
    { listId: id, count: options.length, active, isShown },
    {
      onInput: (text) => {
        setTyped(text)
        setActive(-1)
        setOpen(true)
      },
      onSelect: (index) => {
        setOpen(true)
        setActive(index)
      },
      onChoose: () => choose(options[active]!.to),
      onClose: () => setOpen(false),
    },
  )

  useEffect(() => {
    // What was typed between the first render and the listeners.
    if (document.activeElement !== input || input.value === typed) return
    setTyped(input.value)
    setOpen(true)
    // Later text arrives through the listeners.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return (
    <>
      <p role="status" className="sr-only">
        {isShown ? `${options.length} saran` : ''}
      </p>
      {isShown && <SuggestionList id={id} groups={groups} active={active} onChoose={choose} />}
    </>
  )
}
