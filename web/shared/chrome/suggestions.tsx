import { useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { SuggestionContent } from './suggestion-content.tsx'
import { fetchSuggestions, type SuggestionGroup, groupSuggestions } from './suggestion-groups.ts'

/** Delay after the last key before a request (ms). */
const TYPING_DELAY_MS = 120

/**
 * Suggestions below a search field while the visitor types; `search` is what the page shows. Arrows select, Enter opens, Escape
 * closes; without a selection Enter searches.
 */
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

  useEffect(() => {
    const goTo = (to: string) => {
      setOpen(false)
      void navigate(to)
    }
    const moveActive = (by: number) =>
      setActive((at) => ((at + by + 1 + options.length + 1) % (options.length + 1)) - 1)
    const onInput = () => {
      setTyped(input.value)
      setActive(-1)
      setOpen(true)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const chosen = options[active]
      if (event.key === 'Enter' && isShown && chosen) {
        event.preventDefault()
        goTo(chosen.to)
      } else if (event.key === 'Enter') setOpen(false)
      else if (event.key === 'Escape' && isShown) {
        event.preventDefault()
        setOpen(false)
      } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        if (options.length === 0) return
        event.preventDefault()
        setOpen(true)
        moveActive(event.key === 'ArrowDown' ? 1 : -1)
      }
    }
    const onBlur = () => setOpen(false)
    input.addEventListener('input', onInput)
    input.addEventListener('keydown', onKeyDown)
    input.addEventListener('blur', onBlur)
    return () => {
      input.removeEventListener('input', onInput)
      input.removeEventListener('keydown', onKeyDown)
      input.removeEventListener('blur', onBlur)
    }
  })

  useEffect(() => {
    // What was typed between the first render and the listeners above.
    if (document.activeElement !== input || input.value === typed) return
    setTyped(input.value)
    setOpen(true)
    // Later text arrives through the listeners.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  useEffect(() => {
    // The field was rendered before this code: it becomes a combobox now.
    const attributes: Record<string, string | undefined> = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isShown),
      'aria-controls': isShown ? id : undefined,
      'aria-activedescendant': isShown && active >= 0 ? `${id}-${active}` : undefined,
    }
    for (const [name, value] of Object.entries(attributes))
      if (value === undefined) input.removeAttribute(name)
      else input.setAttribute(name, value)
    if (isShown && active >= 0)
      document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [input, id, isShown, active])

  return (
    <>
      <p role="status" className="sr-only">
        {isShown ? `${options.length} saran` : ''}
      </p>
      {isShown && (
        <div
          id={id}
          role="listbox"
          aria-label="Saran pencarian"
          className="options absolute inset-x-0 top-full z-40 mt-1 max-h-[min(70dvh,480px)]! text-ink"
        >
          {groups.map(({ label, options: members }) => (
            <div key={label} role="group" aria-label={label}>
              <p aria-hidden className="px-2.5 pt-2 text-12 font-semibold text-ink-2">
                {label}
              </p>
              {members.map((option) => {
                const at = options.indexOf(option)
                return (
                  <div
                    key={option.to}
                    id={`${id}-${at}`}
                    role="option"
                    tabIndex={-1}
                    aria-selected={at === active}
                    data-highlighted={at === active ? '' : undefined}
                    // Keeps the focus in the field.
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => {
                      setOpen(false)
                      void navigate(option.to)
                    }}
                    onKeyDown={(event) => event.key === 'Enter' && void navigate(option.to)}
                  >
                    <SuggestionContent option={option} />
                  </div>
                )
              })}
            </div>
          ))}
        </div>
      )}
    </>
  )
}
